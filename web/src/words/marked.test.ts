import { expect, it } from "vitest";

import { fold, terms } from "../pages/cards/search";
import { marked } from "./marked";

function lit(text: string, search: string): string {
  return marked(text, terms(search), fold)
    .map((part) => (part.found ? `<${part.text}>` : part.text))
    .join("");
}

it("lights up every word of a search, wherever it stands", () => {
  expect(lit("Tokino Sora and Sora", "sora")).toBe("Tokino <Sora> and <Sora>");
  expect(lit("Tokino Sora", "SO tok")).toBe("<Tok>ino <So>ra");
  expect(lit("aaaa", "aaa")).toBe("<aaaa>");
  expect(lit("Tokino Sora", "")).toBe("Tokino Sora");
  expect(lit("Tokino Sora", "azki")).toBe("Tokino Sora");
});

it("reads letters as the search does", () => {
  expect(lit("ときのそら", "ソラ")).toBe("ときの<そら>");
  expect(lit("ＡＺＫｉ", "azki")).toBe("<ＡＺＫｉ>");
  expect(lit("㌔メートル", "きろ")).toBe("<㌔>メートル");
  expect(lit("😀Sora😀", "sora")).toBe("😀<Sora>😀");
});
