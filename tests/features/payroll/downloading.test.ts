import { expect, test, vi } from "vitest";
import { createDownloading } from "#app/features/payroll/downloading.ts";
import { payrollDocuments } from "#src/people/payroll.ts";

const [october, september] = payrollDocuments as [(typeof payrollDocuments)[0], (typeof payrollDocuments)[0]];
const paper = new Blob(["%PDF-1.7"]);

function begin() {
  const answers: { resolve: (paper: Blob) => void; reject: (reason: Error) => void }[] = [];
  const save = vi.fn<(paper: Blob, name: string) => void>();
  const person = { isSame: true };
  const downloading = createDownloading({
    fetchFile: () => new Promise((resolve, reject) => void answers.push({ resolve, reject })),
    save,
    isSamePerson: () => person.isSame,
  });
  return { downloading, answers, save, person };
}

const settle = () => new Promise((done) => setTimeout(done));

test("a document is saved under its title; what failed says so and can be tried again (VS-095)", async () => {
  const { downloading, answers, save } = begin();
  downloading.enter();
  downloading.start(october);
  expect(downloading.getView()).toEqual({ id: october.id, status: "downloading" });
  answers[0]?.reject(new Error("silence"));
  await settle();
  expect(downloading.getView()).toEqual({ id: october.id, status: "failed" });
  downloading.start(october);
  answers[1]?.resolve(paper);
  await settle();
  expect(downloading.getView()).toBeNull();
  expect(save.mock.calls).toEqual([[paper, "Lohnabrechnung Oktober 2026.pdf"]]);
});

test("another document takes over what is on show, and both arrive", async () => {
  const { downloading, answers, save } = begin();
  downloading.enter();
  downloading.start(october);
  downloading.start(september);
  answers[0]?.resolve(paper);
  await settle();
  expect(downloading.getView()).toEqual({ id: september.id, status: "downloading" });
  answers[1]?.resolve(paper);
  await settle();
  expect(save).toHaveBeenCalledTimes(2);
});

test("after the screen was left nothing is saved, not even when it is there again (S7)", async () => {
  const { downloading, answers, save } = begin();
  const leave = downloading.enter();
  downloading.start(october);
  leave();
  downloading.enter();
  expect(downloading.getView()).toBeNull();
  answers[0]?.resolve(paper);
  await settle();
  expect(save).not.toHaveBeenCalled();
  expect(downloading.getView()).toBeNull();
});

test("after somebody else has signed in nothing is saved (S7)", async () => {
  const { downloading, answers, save, person } = begin();
  downloading.enter();
  downloading.start(october);
  person.isSame = false;
  answers[0]?.resolve(paper);
  await settle();
  expect(save).not.toHaveBeenCalled();
});
