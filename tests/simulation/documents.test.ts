import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, test } from "vitest";
import { writeContract, type ContractPaper } from "#app/simulation/documents.ts";
import { people } from "#src/people/people.ts";
import { textsOfPdf } from "#tests/simulation/pdfTexts.ts";

const now = Date.parse("2026-11-20T09:00:00Z");

async function written(paper: ContractPaper, person: { firstName: string; lastName: string } = people.amira) {
  const blob = await writeContract(paper, person, now);
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return { blob, bytes, doc: await PDFDocument.load(bytes), text: textsOfPdf(await PDFDocument.load(bytes)) };
}

describe("the papers of a contract", () => {
  test("are real PDFs of one page in German, in the person's name, and say that they are samples (CONTR-20, CONTR-23)", async () => {
    const { blob, bytes, doc, text } = await written("contract");
    expect(blob.type).toBe("application/pdf");
    expect(new TextDecoder("latin1").decode(bytes.slice(0, 8))).toMatch(/^%PDF-1\.\d/);
    expect(doc.getPageCount()).toBe(1);
    expect(doc.getTitle()).toBe("Arbeitsvertrag");
    expect(text).toContain("Name: Amira Chidinma Okonkwo-Lindenberger");
    expect(text).toContain("Stand: 20.11.2026");
    expect(text).toContain("3. Vergütung");
    expect(text).toContain("Beispiel aus der Simulation.");
  });

  test("differ by what they are: to sign, signed by the provider, the original (CONTR-23, CONTR-24)", async () => {
    const papers = await Promise.all((["contract", "provider", "original"] as const).map((paper) => written(paper)));
    expect(papers.map(({ doc }) => doc.getTitle())).toEqual([
      "Arbeitsvertrag",
      "Arbeitsvertrag mit Unterschrift des Anbieters",
      "Arbeitsvertrag im Original",
    ]);
    expect(papers.map(({ text }) => /Unterschrieben von/.test(text))).toEqual([false, true, true]);
  });

  test.each([
    ["Milica", "Lazarević", "Milica Lazarević"],
    ["Oğuzhan", "Yıldırım", "Oğuzhan Yıldırım"],
    ["Tomasz", "Wiśniewski-Łęcki", "Tomasz Wiśniewski-Łęcki"],
    ["Jiří", "Dvořák", "Jiří Dvořák"],
    ["Renate", "O’Neill-Großkopf", "Renate O’Neill-Großkopf"],
    ["Zoe\u0308", "Muñoz", "Zoë Muñoz"],
    // Letters that the font does not have lose their marks one by one.
    ["Thị Minh Khai", "Nguyễn", "Thi Minh Khai Nguyên"],
    ["李", "明", "? ?"],
  ])("write %s %s as %s", async (firstName, lastName, name) => {
    const { text } = await written("contract", { firstName, lastName });
    expect(text).toContain(`Name: ${name}`);
  });

  test("are written without a name and with the longest one", async () => {
    expect((await written("contract", { firstName: "", lastName: "" })).text).toContain("Name: noch nicht bekannt");
    const { text, doc } = await written("provider", people.maximiliane);
    expect(text.replaceAll("\n", "")).toContain(people.maximiliane.lastName);
    expect(doc.getPageCount()).toBe(1);
  });
});
