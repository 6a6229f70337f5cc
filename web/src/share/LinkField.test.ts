import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import type { Addresses } from "../wire/types";
import LinkField from "./LinkField.svelte";

/** The page is at localhost (as jsdom has it), and the server says this about itself. */
function atLocalhost(told: Addresses): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(told))));
  render(LinkField, { label: "Link", path: "/table/abcdefgh" });
}

function link(): string {
  return screen.getByLabelText<HTMLInputElement>("Link").value;
}

afterEach(() => void vi.unstubAllGlobals());

describe("a link made at localhost", () => {
  it("says that it works here only, and how to change that", async () => {
    atLocalhost({ open: false, urls: [] });
    expect(await screen.findByText("kaimaku serve --host 0.0.0.0")).toBeTruthy();
    expect(screen.getByText(/works on this machine only/)).toBeTruthy();
    expect(link()).toBe(`${location.origin}/table/abcdefgh`);
  });

  it("offers the addresses of the network, and says which one works here only", async () => {
    atLocalhost({ open: true, urls: ["http://192.168.1.5:3000/", "http://10.0.0.5:3000/"] });
    const choices = await screen.findAllByRole("radio");
    expect(choices.map((each) => each.parentElement?.textContent.trim())).toEqual([
      "On your network (192.168.1.5:3000)",
      "On your network (10.0.0.5:3000)",
      `On this machine only (${location.host})`,
    ]);
    expect(link()).toBe("http://192.168.1.5:3000/table/abcdefgh");
    expect(screen.queryByText(/works on this machine only/)).toBeNull();
    await fireEvent.click(choices[2] as HTMLElement);
    expect(link()).toBe(`${location.origin}/table/abcdefgh`);
    expect(screen.getByText(/works on this machine only/)).toBeTruthy();
  });
});
