import { expect, test } from "vitest";
import { nameFont } from "#src/primitives/nameFont.ts";

test.each(["Jasper Bönninghausen", "Milica Lazarević", "Oğuzhan Yıldırım", "Żaneta Łukaszewska", "O’Brien-Šimůnek"])(
  "the typeface sets %s",
  (name) => {
    expect(nameFont(name)).toBe("");
    expect(nameFont(name.normalize("NFD"))).toBe("");
  },
);

test.each(["Nguyễn Thị Minh Khai", "Trần Văn Dũng", "Phạm Thùy Dương", "Иван Petrov", "Yıldız Ŋele"])(
  "%s stands in one other face, also decomposed",
  (name) => {
    expect(nameFont(name)).not.toBe("");
    expect(nameFont(name.normalize("NFD"))).toBe(nameFont(name));
  },
);
