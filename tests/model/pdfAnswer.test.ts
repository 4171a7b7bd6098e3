import { expect, test } from "vitest";
import { pdfAnswer } from "#src/model/pdfAnswer.ts";

const read = async (file: unknown) => {
  const answer = pdfAnswer.safeParse({ data: { file } });
  return answer.success ? [answer.data.file.type, await answer.data.file.bytes()] : null;
};

test("a PDF in base64 becomes a file with its very bytes", async () => {
  const bytes = Uint8Array.of(...new TextEncoder().encode("%PDF-1.7\n%"), 0xe2, 0xe3, 0x00, 0xff);
  const base64 = btoa(String.fromCharCode(...bytes));
  expect(await read(base64)).toEqual(["application/pdf", bytes]);
  expect(await read(`${base64.slice(0, 8)}\r\n${base64.slice(8)}`)).toEqual(["application/pdf", bytes]);
});

test.each([
  ["another kind of file", btoa("\u0089PNG\r\n")],
  ["a page", btoa("<!doctype html><title>%PDF-</title>")],
  ["nothing", ""],
  ["no base64", "%PDF-1.7"],
  ["a cut letter", btoa("%PDF-1.7").slice(0, 9)],
  ["no text", 7],
  ["null", null],
  ["no file", undefined],
])("%s invalidates the response", async (_, file) => {
  expect(await read(file)).toBeNull();
});
