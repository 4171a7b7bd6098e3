import { expect, test } from "vitest";
import { FILE_ACCEPT, fileProblem } from "#src/model/contract/files.ts";
import { FILE_MAX_BYTES } from "#src/model/id-check/idCheck.ts";

const photo = { name: "ausweis.jpg", type: "image/jpeg", size: 2_000_000 };
const paper = { name: "Vertrag.pdf", type: "application/pdf", size: 200_000 };

test("a photo of an ID is a JPG or PNG, with any name (IDC-18)", () => {
  const types = ["image/jpeg", "image/png", "image/heic", "image/svg+xml", "application/pdf", "text/html", ""];
  expect(types.map((type) => fileProblem("idPhoto", { ...photo, type }))).toEqual([
    null,
    null,
    ...Array<string>(5).fill("invalidFormat"),
  ]);
});

test("a document for the contract ends in .pdf, .doc or .docx (CONTR-06)", () => {
  const names = ["a.pdf", "a.DOC", "a.b.docx", "a.png", "pdf", "a.pdf.exe", "a.docm", ""];
  expect(names.map((name) => fileProblem("contractDocument", { ...paper, name }))).toEqual([
    null,
    null,
    null,
    ...Array<string>(5).fill("invalidFormat"),
  ]);
});

test("10 MB are taken, one byte more is not (IDC-19, D-98)", () => {
  const at = (size: number) => [
    fileProblem("idPhoto", { ...photo, size }),
    fileProblem("contractDocument", { ...paper, size }),
  ];
  expect(at(FILE_MAX_BYTES)).toEqual([null, null]);
  expect(at(FILE_MAX_BYTES + 1)).toEqual(["tooLarge", "tooLarge"]);
});

test("a file without content cannot be uploaded", () =>
  expect(fileProblem("idPhoto", { ...photo, size: 0 })).toBe("uploadFailed"));

test("the chooser offers each document that is taken, by ending and by type (CONTR-06)", () => {
  const offered = FILE_ACCEPT.contractDocument.split(",");
  expect(offered).toEqual([
    ".pdf",
    ".doc",
    ".docx",
    "application/pdf",
    "application/msword",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ]);
  for (const ending of offered.filter((offer) => offer.startsWith(".")))
    expect(fileProblem("contractDocument", { ...paper, name: `Vertrag${ending}` })).toBeNull();
});
