import { expect, test, vi } from "vitest";
import { useDownload } from "#app/features/payroll/PayrollDocumentsPage.tsx";
import { createQueries } from "#app/shell/queryClient.ts";
import { payrollDocuments } from "#src/people/payroll.ts";
import { setUpVisits, visit } from "#tests/visit.ts";

const [october, september] = payrollDocuments as [(typeof payrollDocuments)[0], (typeof payrollDocuments)[0]];
const paper = new Blob(["%PDF-1.7"]);

setUpVisits();

function openPage() {
  const answers: { resolve: (paper: Blob) => void; reject: (reason: Error) => void }[] = [];
  const save = vi.fn<(paper: Blob, name: string) => void>();
  const person = { isSame: true };
  const queries = createQueries();
  const open = () => {
    const { shown, at, pass, leave } = visit(
      () =>
        useDownload({
          fetchFile: () => new Promise((resolve, reject) => void answers.push({ resolve, reject })),
          save,
          isSamePerson: () => person.isSame,
        }),
      queries,
    );
    const start = async (document: typeof october) => {
      at(() => shown().start(document));
      await pass();
    };
    return { start, pass, shown: () => shown().download, leave };
  };
  return { open, answers, save, person };
}

test("a document is saved under its title; a failed one shows an error and can be retried (VS-095)", async () => {
  const { open, answers, save } = openPage();
  const { start, shown, pass } = open();
  await start(october);
  expect(shown()).toEqual({ id: october.id, status: "downloading" });
  answers[0]?.reject(new Error("silence"));
  await pass();
  expect(shown()).toEqual({ id: october.id, status: "failed" });
  await start(october);
  answers[1]?.resolve(paper);
  await pass();
  expect(shown()).toBeNull();
  expect(save.mock.calls).toEqual([[paper, "Lohnabrechnung Oktober 2026.pdf"]]);
});

test("the status shows the document requested last, and both are saved", async () => {
  const { open, answers, save } = openPage();
  const { start, shown, pass } = open();
  await start(october);
  await start(september);
  answers[0]?.resolve(paper);
  await pass();
  expect(shown()).toEqual({ id: september.id, status: "downloading" });
  answers[1]?.resolve(paper);
  await pass();
  expect(save).toHaveBeenCalledTimes(2);
});

test("after the screen is left nothing is saved, not even when it is opened again (S7)", async () => {
  const { open, answers, save } = openPage();
  const { start, leave } = open();
  await start(october);
  leave();
  const { shown, pass } = open();
  expect(shown()).toBeNull();
  answers[0]?.resolve(paper);
  await pass();
  expect(save).not.toHaveBeenCalled();
  expect(shown()).toBeNull();
});

test("after another user has signed in nothing is saved (S7)", async () => {
  const { open, answers, save, person } = openPage();
  const { start, pass } = open();
  await start(october);
  person.isSame = false;
  answers[0]?.resolve(paper);
  await pass();
  expect(save).not.toHaveBeenCalled();
});
