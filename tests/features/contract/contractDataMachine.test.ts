import { expect, test, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { apiErrorWith } from "#app/client/apiError.ts";
import { contractDataMachine } from "#app/features/contract/contractDataMachine.ts";
import { toContractDataView } from "#app/features/contract/ContractDataPage.tsx";
import { QueryError } from "#app/shell/queryError.ts";
import type { ContractForm } from "#src/model/contract/contract.ts";
import { contractFileProblem } from "#src/model/contract/fileContent.ts";
import type { FileProblem } from "#src/model/contract/files.ts";

const pdf = new File(["%PDF-1.7"], "Vertrag.pdf");
const picture = new File(["\u0089PNG"], "Vertrag.pdf");
const silence = () => Promise.reject(new Error("silence"));
const tooLarge = () => Promise.reject(new QueryError(apiErrorWith("too-large", 413)));

function start(loaded: () => Promise<ContractForm | null> = async () => null) {
  const save = vi.fn<(form: ContractForm) => Promise<void>>(async () => {});
  const load = vi.fn(loaded);
  const finish = vi.fn();
  const actor = createActor(
    contractDataMachine.provide({
      actors: {
        loadForm: fromPromise<ContractForm | null>(() => load()),
        saveForm: fromPromise<void, { form: ContractForm }>(({ input }) => save(input.form)),
        readDocument: fromPromise<FileProblem | null, { document: File | null }>(async ({ input: { document } }) =>
          document ? contractFileProblem(document) : null,
        ),
      },
      actions: { finish },
    }),
  ).start();
  const at = (state: "editing" | "failed" | "saved") => waitFor(actor, (snapshot) => snapshot.matches(state));
  return { actor, load, save, finish, at, view: () => toContractDataView(actor.getSnapshot()) };
}

const empty = {
  kind: "ready",
  employmentType: "",
  document: null,
  problems: {},
  attempt: 0,
  failure: null,
  status: "editing",
};

test("the form starts empty, or with the saved data (VS-063)", async () => {
  const first = start();
  expect(first.view()).toEqual({ kind: "loading" });
  await first.at("editing");
  expect(first.view()).toEqual(empty);
  const saved = start(async () => ({ employmentType: "Student", employmentDocument: pdf }));
  await saved.at("editing");
  expect(saved.view()).toEqual({ ...empty, employmentType: "Student", document: pdf });
});

test("an unreadable document stays, unless another one replaces it (N4, P31)", async () => {
  const { actor, save, at } = start(async () => ({
    employmentType: "Student",
    employmentDocument: null,
    hasUnreadableDocument: true,
  }));
  await at("editing");
  actor.send({ type: "form.submitted" });
  await at("saved");
  expect(save).toHaveBeenLastCalledWith({
    employmentType: "Student",
    employmentDocument: null,
    hasUnreadableDocument: true,
  });
});

test("a failed load can be retried", async () => {
  const { actor, load, at, view } = start(silence);
  await at("failed");
  expect(view()).toEqual({ kind: "failed", isRetrying: false });
  load.mockResolvedValue(null);
  actor.send({ type: "load.requested" });
  expect(view()).toEqual({ kind: "failed", isRetrying: true });
  await at("editing");
});

test("an employment, and for full time a document, are required on submit (CONTR-04, CONTR-05, VS-064)", async () => {
  const { actor, save, at, view } = start();
  await at("editing");
  actor.send({ type: "form.submitted" });
  expect(view()).toEqual({ ...empty, problems: { employmentType: "required" }, attempt: 1 });
  actor.send({ type: "type.changed", employmentType: "Full-time employed" });
  expect(view()).toEqual({ ...empty, employmentType: "Full-time employed", attempt: 1 });
  actor.send({ type: "form.submitted" });
  expect(view()).toMatchObject({ problems: { employmentDocument: "documentRequired" }, attempt: 2 });
  actor.send({ type: "type.changed", employmentType: "Student" });
  expect(view()).toEqual({ ...empty, employmentType: "Student", attempt: 2 });
  expect(save).not.toHaveBeenCalled();
});

test("a chosen document is validated by its content (CONTR-06, VS-067, U5)", async () => {
  const { actor, at, view } = start();
  await at("editing");
  actor.send({ type: "document.chosen", document: picture });
  expect(view()).toMatchObject({ document: picture, status: "checking" });
  actor.send({ type: "form.submitted" });
  await at("editing");
  expect(view()).toMatchObject({ document: null, problems: { employmentDocument: "invalidFormat" }, attempt: 0 });
  actor.send({ type: "type.changed", employmentType: "Full-time employed" });
  expect(view()).toMatchObject({ problems: { employmentDocument: "invalidFormat" } });
  actor.send({ type: "document.chosen", document: pdf });
  await at("editing");
  expect(view()).toEqual({ ...empty, employmentType: "Full-time employed", document: pdf });
  actor.send({ type: "document.removed" });
  expect(view()).toEqual({ ...empty, employmentType: "Full-time employed" });
});

test("a document that the device cannot read is rejected with an error (MSGS-133)", async () => {
  const gone = new File(["%PDF-1.7"], "Vertrag.pdf");
  gone.slice = () => {
    throw new DOMException("gone", "NotReadableError");
  };
  const { actor, at, view } = start();
  await at("editing");
  actor.send({ type: "document.chosen", document: gone });
  await at("editing");
  expect(view()).toEqual({ ...empty, problems: { employmentDocument: "uploadFailed" } });
});

test("while a document is read the employment can be chosen", async () => {
  const { actor, at, view } = start();
  await at("editing");
  actor.send({ type: "document.chosen", document: pdf });
  actor.send({ type: "type.changed", employmentType: "Student" });
  expect(view()).toEqual({ ...empty, employmentType: "Student", document: pdf, status: "checking" });
  await at("editing");
  expect(view()).toEqual({ ...empty, employmentType: "Student", document: pdf });
});

test("a document does not take away that the employment is missing", async () => {
  const { actor, at, view } = start();
  await at("editing");
  actor.send({ type: "form.submitted" });
  actor.send({ type: "document.chosen", document: pdf });
  await at("editing");
  expect(view()).toEqual({ ...empty, document: pdf, problems: { employmentType: "required" }, attempt: 1 });
});

test("the form is saved once and then left (VS-068, F6, D-13)", async () => {
  const { actor, save, finish, at, view } = start();
  await at("editing");
  actor.send({ type: "type.changed", employmentType: "Full-time employed" });
  actor.send({ type: "document.chosen", document: pdf });
  await at("editing");
  actor.send({ type: "form.submitted" });
  expect(view()).toMatchObject({ status: "saving", attempt: 1 });
  actor.send({ type: "form.submitted" });
  await at("saved");
  expect(save.mock.calls).toEqual([[{ employmentType: "Full-time employed", employmentDocument: pdf }]]);
  expect(finish).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().status).toBe("done");
});

test("a failed save keeps the form and can be retried (VS-068, F8)", async () => {
  const { actor, save, at, view } = start();
  save.mockImplementation(silence);
  await at("editing");
  actor.send({ type: "type.changed", employmentType: "Student" });
  actor.send({ type: "form.submitted" });
  await at("editing");
  expect(view()).toMatchObject({ employmentType: "Student", failure: "saveFailed", status: "editing" });
  actor.send({ type: "document.chosen", document: pdf });
  await at("editing");
  actor.send({ type: "form.submitted" });
  expect(view()).toMatchObject({ failure: null });
  await at("editing");
  expect(view()).toMatchObject({ document: pdf, failure: "uploadFailed" });
});

test("a document too large for a proxy stays, with an error at its field until the next submit", async () => {
  const { actor, save, at, view } = start();
  save.mockImplementation(tooLarge);
  await at("editing");
  actor.send({ type: "type.changed", employmentType: "Student" });
  actor.send({ type: "form.submitted" });
  await at("editing");
  expect(view()).toMatchObject({ problems: {}, failure: "saveFailed" });
  actor.send({ type: "document.chosen", document: pdf });
  await at("editing");
  actor.send({ type: "form.submitted" });
  await at("editing");
  const filled = { ...empty, employmentType: "Student", document: pdf, attempt: 2 };
  expect(view()).toEqual({ ...filled, problems: { employmentDocument: "tooLargeForServer" } });
  save.mockImplementation(silence);
  actor.send({ type: "form.submitted" });
  expect(view()).toEqual({ ...filled, attempt: 3, status: "saving" });
  await at("editing");
  expect(view()).toEqual({ ...filled, attempt: 3, failure: "uploadFailed" });
});
