import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codeIn } from "#src/lib/codeIn.ts";
import { readText } from "#src/lib/typedText.ts";
import { emailProblem, readEmail } from "#src/model/auth/auth.ts";
import { phoneProblem, readPhone } from "#src/model/auth/phone.ts";
import { reasonForRequest } from "#src/model/day/cancellation.ts";
import { fromEventStatusDraft, validateEventStatus, type EventStatusDraft } from "#src/model/day/eventStatusRules.ts";
import type { EventStatusPage } from "#src/model/day/eventStatusPage.ts";
import { toNewGroup, validateGroup } from "#src/model/groups/groupForm.ts";
import { validateInviteEmail } from "#src/model/groups/groupInvitation.ts";
import { toIdDataForm, validateIdData, type IdData } from "#src/model/id-check/idData.ts";
import type { FinancialForm, PayrollForm } from "#src/model/payroll/payroll.ts";
import { tidyFinancial, tidyPayroll, validateFinancial, validatePayroll } from "#src/model/payroll/payrollRules.ts";
import type { ProfileForm } from "#src/model/profile/profileForm.ts";
import { validateProfile } from "#src/model/profile/profileRules.ts";
import { toExtraUpdate } from "#src/model/profile/profileUpdate.ts";
import { RUNS } from "#tests/runs.ts";
import {
  cancellationTable,
  codeTable,
  courseTable,
  emailTable,
  financialTable,
  groupNumberTable,
  groupTable,
  idDataTable,
  payrollTable,
  phoneTable,
  profileTable,
  type Row,
} from "./fields.ts";
import { BLANKS, DASHES, inScript, MARKS, variantsOf, ZEROS, type Kind } from "./variants.ts";

const today = "2026-11-20";
type Texts = Record<string, string>;

const page: EventStatusPage = {
  title: "Probebetrieb",
  location: "Terminal 3",
  status: "planned",
  date: "",
  startTime: "",
  endTime: "",
  tasks: [],
} as unknown as EventStatusPage;

function draftOf(texts: Texts): EventStatusDraft {
  const of = (name: string) => texts[name] ?? "";
  const task = {
    id: "task-1",
    title: of("tasks.0.title"),
    description: of("tasks.0.description"),
    duration: of("tasks.0.duration"),
  };
  return { date: of("date"), startTime: of("startTime"), endTime: of("endTime"), tasks: [task] };
}

/** Each form: its errors, and what it submits. */
const forms: readonly { name: string; table: Record<string, Row>; sent: (texts: Texts) => unknown }[] = [
  {
    name: "profile",
    table: profileTable,
    sent(texts) {
      const form = texts as ProfileForm;
      return [validateProfile(form, { required: "long", today, isPhoneOpen: true }), toExtraUpdate(form, null, [])];
    },
  },
  {
    name: "identity card",
    table: idDataTable,
    sent: (texts) => [validateIdData(texts as IdData, today), toIdDataForm(texts as IdData)],
  },
  {
    name: "payroll",
    table: payrollTable,
    sent(texts) {
      const form = { ...texts, churchTax: false } as unknown as PayrollForm;
      return [validatePayroll(form), tidyPayroll(form)];
    },
  },
  {
    name: "bank and tax",
    table: financialTable,
    sent: (texts) => [validateFinancial(texts as FinancialForm), tidyFinancial(texts as FinancialForm)],
  },
  {
    name: "new group",
    table: groupTable,
    sent(texts) {
      const draft = { name: texts.name ?? "", description: texts.description ?? "" };
      return [validateGroup(draft), toNewGroup(draft)];
    },
  },
  {
    name: "course of the day",
    table: courseTable,
    sent: (texts) => [validateEventStatus(draftOf(texts)), fromEventStatusDraft(page, draftOf(texts))],
  },
  {
    name: "cancellation",
    table: cancellationTable,
    sent: ({ reason = "" }) => [{}, reasonForRequest("other", reason)],
  },
  {
    name: "e-mail address",
    table: emailTable,
    sent: ({ email = "" }) => [
      { ...(emailProblem(email) && { email: 1 }), ...(validateInviteEmail(email) && { invited: 1 }) },
      readEmail(email),
    ],
  },
  {
    name: "telephone number",
    table: phoneTable,
    sent: ({ phone = "" }) => [{ ...(phoneProblem(phone) && { phone: 1 }) }, readPhone(phone)],
  },
  { name: "code", table: codeTable, sent: ({ code = "" }) => [{}, codeIn(code, 6)] },
  { name: "group number", table: groupNumberTable, sent: ({ code = "" }) => [{}, codeIn(code, 8)] },
];

type Written = { name: string; kind: Kind; plain: string };
const plainOf = (table: Record<string, Row>): Texts =>
  Object.fromEntries(Object.entries(table).map(([name, row]) => [name, "chosen" in row ? row.chosen : row.plain]));
const writtenIn = (table: Record<string, Row>): Written[] =>
  Object.entries(table).flatMap(([name, row]) => ("kind" in row ? [{ name, ...row }] : []));

/** An own list has its own search, which ignores case. */
const isRead = ({ kind }: Written) => kind !== "choice";

describe.each(forms)("$name", ({ table, sent }) => {
  const plain = plainOf(table);

  test("plainly typed, it is accepted", () => expect(sent(plain)).toEqual([{}, expect.anything()]));

  test.each(writtenIn(table).filter(isRead))(
    "$name: other ways to type it send the same",
    ({ name, kind, plain: text }) => {
      const expected = JSON.stringify(sent(plain));
      const differing = variantsOf(kind, text).filter(
        (variant) => JSON.stringify(sent({ ...plain, [name]: variant })) !== expected,
      );
      expect(differing).toEqual([]);
    },
  );

  test("with any marks, blanks and characters of other scripts in all fields at once it sends the same", () => {
    const fields = writtenIn(table).filter(isRead);
    const odd = fc.record(Object.fromEntries(fields.map(({ name, kind, plain: text }) => [name, oddly(kind, text)])));
    const expected = JSON.stringify(sent(plain));
    const { counterexample } = fc.check(
      fc.property(odd, (texts) => JSON.stringify(sent({ ...plain, ...texts })) === expected),
      { numRuns: RUNS },
    );
    expect(counterexample).toBeNull();
  });
});

/** The text with any of the equivalent characters, each chosen independently. */
function oddly(kind: Kind, text: string): fc.Arbitrary<string> {
  const mark = fc.array(fc.constantFrom(...MARKS), { maxLength: 2 }).map((marks) => marks.join(""));
  const dashes = kind === "text" ? DASHES.slice(0, 2) : DASHES;
  const signs = Array.from(text, (sign) => {
    if (sign === " ") return fc.constantFrom(" ", ...BLANKS);
    if (sign === "-") return fc.constantFrom("-", ...dashes);
    if (/\d/.test(sign) && kind !== "text") return fc.constantFrom(sign, ...ZEROS.map((zero) => inScript(sign, zero)));
    return fc.constant(sign);
  });
  return fc.tuple(...signs.flatMap((sign) => [mark, sign]), mark).map((parts) => parts.join(""));
}

test("meaningful characters in words are unchanged", () => {
  const meant = [
    "می‌خواهم ۱۲ نفر",
    "👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "क्‍ष ശ്രീ‌മതി",
    "Von 8–10 Uhr – Gleis ３",
    "Zeile 1\nZeile 2",
    "‏שלום 12‏",
    "葛\u{e0100}",
  ];
  expect(meant.map(readText)).toEqual(meant);
});
