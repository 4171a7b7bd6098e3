import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  CONTRACT_STATUSES,
  contractStep,
  isContractDone,
  nextContractStatus,
  shouldShowContractCard,
  validateContractData,
  type ContractMove,
} from "#src/model/contract/contract.ts";
import { EMPLOYMENT_STATUSES } from "#src/model/lists.ts";

const steps: readonly ContractMove[] = ["downloaded", "redownload", "markedSent", "providerReady", "confirmed"];

test("a contract goes through five statuses in this order (CONTR-19, CONTR-13, CONTR-20)", () => {
  const moves = ["downloaded", "markedSent", "providerReady", "confirmed"] as const;
  const seen = moves.reduce<(typeof CONTRACT_STATUSES)[number][]>(
    (statuses, step) => [...statuses, nextContractStatus(statuses.at(-1) ?? "download_required", step)],
    ["download_required"],
  );
  expect(seen).toEqual([...CONTRACT_STATUSES]);
});

test("downloading it again changes nothing, and nothing is marked as sent before it is downloaded (CONTR-14, CONTR-19)", () => {
  expect(nextContractStatus("sign_and_send", "redownload")).toBe("sign_and_send");
  expect(nextContractStatus("download_required", "markedSent")).toBe("download_required");
});

test("no step is ever skipped or undone, in any order of events (CONTR-19)", () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...steps), { maxLength: 30 }), (happened) => {
      let status = CONTRACT_STATUSES[0] as (typeof CONTRACT_STATUSES)[number];
      for (const step of happened) {
        const next = nextContractStatus(status, step);
        expect([0, 1]).toContain(CONTRACT_STATUSES.indexOf(next) - CONTRACT_STATUSES.indexOf(status));
        status = next;
      }
    }),
  ));

test("the download is step 4 of 8, everything after it step 5 (CONTR-16 to CONTR-18, FMTS-16, D-15)", () => {
  expect(CONTRACT_STATUSES.map((status) => contractStep(status).step)).toEqual([4, 5, 5, 5, 5]);
  expect(new Set(CONTRACT_STATUSES.map((status) => contractStep(status).total))).toEqual(new Set([8]));
});

test("the card is shown while days are booked and the contract is not completed (CONTR-26)", () => {
  const shown = [
    [true, false],
    [true, true],
    [false, false],
    [false, true],
  ].map(([hasBookedShifts = false, contractCompleted = false]) =>
    shouldShowContractCard({ hasBookedShifts, contractCompleted }),
  );
  expect(shown).toEqual([true, false, false, false]);
});

test("the contract is done when it is completed, by its status or by the confirmation (D-13)", () => {
  const done = (contractCompleted: boolean) =>
    CONTRACT_STATUSES.filter((status) => isContractDone({ status, contractCompleted }));
  expect(done(false)).toEqual(["complete"]);
  expect(done(true)).toEqual([...CONTRACT_STATUSES]);
});

const pdf = { name: "A.PDF", type: "application/pdf", size: 200_000 };
const docx = { ...pdf, name: "Vertrag.docx" };

test("an employment is always required (CONTR-04)", () => {
  const required = { employmentType: "required" };
  expect(validateContractData({ employmentType: "", employmentDocument: null })).toEqual(required);
  expect(validateContractData({ employmentType: "  ", employmentDocument: pdf })).toEqual(required);
});

test("a document is required with full-time employment only (CONTR-05, D-70, D-71)", () => {
  const faults = EMPLOYMENT_STATUSES.map((employmentType) =>
    validateContractData({ employmentType, employmentDocument: null }),
  );
  expect(faults).toEqual([{ employmentDocument: "documentRequired" }, {}, {}, {}, {}, {}]);
  for (const employmentType of EMPLOYMENT_STATUSES) {
    expect(validateContractData({ employmentType, employmentDocument: docx })).toEqual({});
    expect(validateContractData({ employmentType, employmentDocument: pdf })).toEqual({});
  }
});

test("a rejected document prevents saving with any employment (CONTR-06, D-98)", () => {
  const judged = (change: Partial<typeof pdf>) =>
    validateContractData({ employmentType: "Student", employmentDocument: { ...pdf, ...change } }).employmentDocument;
  expect(judged({ name: "Foto.png" })).toBe("invalidFormat");
  expect(judged({ size: 10 * 1024 * 1024 + 1 })).toBe("tooLarge");
  expect(judged({ size: 0 })).toBe("uploadFailed");
});
