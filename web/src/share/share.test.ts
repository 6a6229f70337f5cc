import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";

import { isLocal, origins } from "./addresses";
import { copyText } from "./copy";
import CopyField from "./CopyField.svelte";

/** A browser on plain HTTP: no clipboard; `copies` is what its old command brings. */
function plainHttp(copies: () => boolean): () => string[] {
  const seen: string[] = [];
  vi.stubGlobal("navigator", { ...navigator, clipboard: undefined });
  document.execCommand = () => {
    const field = document.activeElement;
    if (field instanceof HTMLTextAreaElement) seen.push(field.value.slice(field.selectionStart, field.selectionEnd));
    return copies();
  };
  return () => seen;
}

afterEach(() => void vi.unstubAllGlobals());

describe("copying", () => {
  it("uses the clipboard where there is one", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(await copyText("a link")).toBe(true);
    expect(writeText).toHaveBeenCalledWith("a link");
  });

  it("works on plain HTTP, and gives the focus back", async () => {
    const seen = plainHttp(() => true);
    const button = document.body.appendChild(document.createElement("button"));
    button.focus();
    expect(await copyText("two\nlines")).toBe(true);
    expect(seen()).toEqual(["two\nlines"]);
    expect(document.activeElement).toBe(button);
    expect(document.querySelector("textarea")).toBeNull();
    button.remove();
  });

  it("selects inside an open dialog, beside which nothing can be selected", async () => {
    let within: Element | null = null;
    plainHttp(() => {
      within = document.activeElement?.closest("dialog") ?? null;
      return true;
    });
    const dialog = document.body.appendChild(document.createElement("dialog"));
    const button = dialog.appendChild(document.createElement("button"));
    dialog.showModal();
    button.focus();
    await copyText("a link");
    expect(within).toBe(dialog);
    dialog.remove();
  });

  it.each([
    ["refuses", () => false],
    [
      "throws",
      () => {
        throw new Error("not here");
      },
    ],
  ])("never throws where the browser %s", async (_, copies) => {
    plainHttp(copies);
    expect(await copyText("a link")).toBe(false);
  });

  it("says that it worked, until there is something else to copy", async () => {
    plainHttp(() => true);
    const { rerender } = render(CopyField, { label: "Link", value: "one" });
    await fireEvent.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByRole("button", { name: "Copied" })).toBeTruthy();
    await rerender({ label: "Link", value: "two" });
    expect(screen.getByRole("button", { name: "Copy" })).toBeTruthy();
  });

  it("says what to do where it did not work", async () => {
    plainHttp(() => false);
    render(CopyField, { label: "Link", value: "one" });
    await fireEvent.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByText(/copy it with Ctrl\+C/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText("Link"));
  });
});

describe("addresses", () => {
  it.each(["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "kaimaku.localhost"])("%s is this machine alone", (name) => {
    expect(isLocal(name)).toBe(true);
  });

  it.each(["192.168.1.5", "kaimaku.example", "localhost.example", "10.127.0.1"])("%s is found by others", (name) => {
    expect(isLocal(name)).toBe(false);
  });

  it("offers the network's first", () => {
    expect(origins("http://localhost:8765", { open: true, urls: ["http://192.168.1.5:8765/"] })).toEqual(["http://192.168.1.5:8765", "http://localhost:8765"]);
    expect(origins("https://kaimaku.example", null)).toEqual(["https://kaimaku.example"]);
  });
});
