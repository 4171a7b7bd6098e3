import { afterEach, describe, expect, test } from "vitest";
import { financialTable, groupNumberTable, type Row } from "#tests/typed/fields.ts";
import * as tables from "#tests/typed/fields.ts";
import { variantsOf, type Kind } from "#tests/typed/variants.ts";
import { forms, type Form } from "./naughty/forms.ts";
import { openApp, type OpenApp } from "./openApp.ts";
import { holdTime, settle } from "./settle.ts";
import { button } from "./situation.ts";

type Table = Readonly<Record<string, Row>>;
type TextField = HTMLInputElement | HTMLTextAreaElement;

const { phone: _settled, ...profile } = tables.profileTable;
const newPassword = { "new-password": tables.passwordTable.password };

/** What is entered in each form, by the names of its fields; every task of a course is like the first. */
const entered: Readonly<Record<string, Table>> = {
  entry: tables.emailTable,
  password: tables.passwordTable,
  "code by e-mail": tables.codeTable,
  phone: tables.phoneTable,
  "code by SMS": tables.codeTable,
  "new password": newPassword,
  "first profile": profile,
  "forgotten password": tables.emailTable,
  reset: { ...newPassword, "new-password-confirmation": tables.passwordTable.password },
  profile,
  "new group": tables.groupTable,
  "group number": groupNumberTable,
  invitation: tables.emailTable,
  cancellation: tables.cancellationTable,
  "course of the day": tables.courseTable,
  payroll: tables.payrollTable,
  "bank and tax": financialTable,
  "identity card": tables.idDataTable,
};

/** Every file that draws a field to write in, and the forms in which it is tried here. */
const drawnIn: Readonly<Record<string, readonly string[]>> = {
  "patterns/SecretField.tsx": ["password", "new password", "reset"],
  "patterns/profile/ContactSection.tsx": ["profile"],
  "patterns/profile/NationalityField.tsx": ["profile", "first profile"],
  "patterns/profile/PassSection.tsx": ["profile", "first profile"],
  "patterns/profile/PersonSection.tsx": ["profile", "first profile"],
  "patterns/profile/ProfileText.tsx": ["profile", "first profile"],
  "patterns/profile/WorkSection.tsx": ["profile", "first profile"],
  "screens/auth/CodeVerificationScreen.tsx": ["code by e-mail", "code by SMS"],
  "screens/auth/EntryScreen.tsx": ["entry"],
  "screens/auth/ForgotPasswordScreen.tsx": ["forgotten password"],
  "screens/auth/PhoneScreen.tsx": ["phone"],
  "screens/auth/ResetPasswordScreen.tsx": ["reset"],
  "screens/auth/SignInScreen.tsx": ["password"],
  "screens/event-status/TaskFields.tsx": ["course of the day"],
  "screens/event-status/WhenFields.tsx": ["course of the day"],
  "screens/group-forms/GroupCreateForm.tsx": ["new group"],
  "screens/group-forms/GroupJoinScreen.tsx": ["group number"],
  "screens/groups/InviteDialog.tsx": ["invitation"],
  "screens/id-check/IdDataFields.tsx": ["identity card"],
  "screens/my-event/CancelDialog.tsx": ["cancellation"],
  "screens/payroll/FinancialDataForm.tsx": ["bank and tax"],
  "screens/payroll/IbanField.tsx": ["bank and tax", "payroll"],
  "screens/payroll/PayrollText.tsx": ["payroll"],
  // Sends nothing; what it finds is the business of its rules.
  "screens/staff/StaffSearchBar.tsx": [],
};

const sources = import.meta.glob<string>("/src/{patterns,screens}/**/*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});
const FIELD = /<(?:Text|Email|Phone|Date|Password|Search|Code|Combobox)Field\b|<TextArea\b/;

test("every file that renders a text field is tried in a form", () => {
  const drawing = Object.keys(sources).filter((file) => FIELD.test(sources[file] ?? ""));
  expect(drawing.map((file) => file.replace("/src/", "")).toSorted()).toEqual(Object.keys(drawnIn).toSorted());
  expect(
    Object.values(drawnIn)
      .flat()
      .filter((name) => !(name in entered)),
  ).toEqual([]);
  expect(Object.keys(entered).toSorted()).toEqual(forms.map(({ name }) => name).toSorted());
});

const WRITTEN = `:is(main, [role='dialog']) :is(
  input:not([type='checkbox'], [type='radio'], [type='file'], [readonly]), textarea:not([readonly])
):not(:disabled)`;
const writable = () => [...document.querySelectorAll<TextField>(WRITTEN)].filter((field) => field.checkVisibility());
const rowOf = (table: Table, name: string) => table[name.replace(/\.\d+\./, ".0.")];

const insert = (text: string) => document.execCommand(text === "" ? "delete" : "insertText", false, text);

function setValue(field: TextField, value: string) {
  const owner = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(owner.prototype, "value")?.set?.call(field, value);
}

/** How a text comes into a field. */
const WAYS = {
  paste(field: TextField, text: string) {
    field.focus();
    field.select();
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    if (field.dispatchEvent(paste)) insert(text);
    field.blur();
  },
  keys(field: TextField, text: string) {
    field.focus();
    field.select();
    insert("");
    for (const key of text) insert(key);
    field.blur();
  },
  /** Without focus, as a browser or a password manager does it. */
  autofill(field: TextField, text: string) {
    setValue(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  },
  inputMethod(field: TextField, text: string) {
    field.focus();
    field.select();
    field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
    for (const end of [Math.ceil(text.length / 2), text.length]) {
      setValue(field, text.slice(0, end));
      field.setSelectionRange(end, end);
      field.dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
    }
    field.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: text }));
    field.blur();
  },
} as const;
type Way = keyof typeof WAYS;
const ways = Object.keys(WAYS) as Way[];

/** Only signs of a code come key by key; what is around it comes with it from a clipboard. */
function variantsFor(row: Row, way: Way): string[] {
  if (!("kind" in row)) return [];
  if (row.kind === "secret") return [row.plain];
  const all = variantsOf(row.kind, row.plain);
  return row.kind === "code" && way === "keys" ? all.filter((text) => !/\p{L}/u.test(text)) : all;
}

let app: OpenApp | undefined;
let requests: string[] = [];
afterEach(() => {
  app?.close();
  app = undefined;
});

/** Each provider makes tokens of its own. */
const withoutTokens = (body: string) => body.replaceAll(/"\w*[tT]oken":"[^"]*"/g, "");

async function open({ path, person, as, prepare }: Form) {
  app?.close();
  holdTime();
  app = await openApp({
    path,
    person,
    ...(as && { as }),
    async onAnswer(request, answer) {
      const { pathname, searchParams } = new URL(request.url);
      const body = request.method === "GET" ? searchParams.toString() : await request.text();
      requests.push([request.method, pathname, withoutTokens(body)].join(" "));
      return answer;
    },
  });
  await settle();
  await prepare?.(app);
  await settle();
}

/** Chooses what has to be chosen. */
function choose(table: Table) {
  for (const [name, row] of Object.entries(table)) {
    if (!("chosen" in row)) continue;
    const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
    if (select) {
      select.value = row.chosen;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    } else document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${row.chosen}"]`)?.click();
  }
}

/** What is sent when each field is filled in like that. */
async function sentWith(form: Form, textOf: (row: Row, place: number) => readonly [Way, string]): Promise<string[]> {
  await open(form);
  requests = [];
  const table = entered[form.name] ?? {};
  choose(table);
  const names = writable().map(({ name }) => name);
  for (const [place, name] of names.entries()) {
    const field = writable().find((one) => one.name === name);
    const row = rowOf(table, name);
    if (!field || !row) continue;
    const [way, text] = textOf(row, place);
    WAYS[way](field, text);
    await settle({ calm: 1 });
  }
  const send = button(form.submit).query() as HTMLElement | null;
  if (send && !send.matches(":disabled, [aria-disabled='true']")) send.click();
  await settle();
  return [...new Set(requests)].toSorted();
}

const plainOf = (row: Row): string => ("kind" in row ? row.plain : "");
/** Four of them enter each field in each way; under stress every text of every field. */
const ROUNDS = import.meta.env.STRESS ? 96 : 4;

/** Sent as they were typed. */
const WORDS: readonly Kind[] = ["email", "phone", "signs", "name", "text", "choice"];

let tried = 0;
let fields = 0;

describe.each(forms)("$name", (form) => {
  test(
    "pasted, typed, filled in by the browser or by an input method, the same goes out",
    async () => {
      const table = entered[form.name] ?? {};
      await open(form);
      const names = writable().map(({ name }) => name);
      expect(names.filter((name) => rowOf(table, name) === undefined)).toEqual([]);
      const written = Object.keys(table).filter((name) => "kind" in (table[name] ?? {}));
      expect(written.filter((name) => !names.includes(name))).toEqual([]);
      fields += names.length;

      const wanted = await sentWith(form, (row) => ["paste", plainOf(row)]);
      const words = Object.values(table).flatMap((row) =>
        "kind" in row && WORDS.includes(row.kind) ? [row.plain] : [],
      );
      expect(words.filter((text) => !wanted.some((request) => request.includes(JSON.stringify(text))))).toEqual([]);
      for (let round = 0; round < ROUNDS; round++) {
        const used: string[] = [];
        const sent = await sentWith(form, (row, place) => {
          const way = ways[(round + place) % ways.length] ?? "paste";
          const texts = variantsFor(row, way);
          const text = texts[(round * 17 + place * 29) % texts.length] ?? "";
          used.push(`${way} ${JSON.stringify(text)}`);
          tried += 1;
          return [way, text];
        });
        expect(sent, used.join("\n")).toEqual(wanted);
      }
    },
    20_000 * ROUNDS,
  );
});

test("fields × ways to enter them are counted", async ({ annotate }) => {
  await annotate(`${fields} fields in ${forms.length} forms, entered ${tried} times in ${ways.length} ways`);
  expect(tried).toBeGreaterThan(fields);
});
