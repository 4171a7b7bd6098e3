import { expect, fn, waitFor } from "storybook/test";
import { FINANCIAL_FIELDS } from "#src/model/payroll/payrollRules.ts";
import { longestLastName } from "#src/people/extremes.ts";
import { financialOfMilica, noFinancial } from "#src/people/payroll.ts";
import { people } from "#src/people/people.ts";
import { FinancialDataScreen } from "#src/screens/payroll/FinancialDataScreen.tsx";
import { copy, copyPart, de } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";
import { WithNotice } from "#stories/support/WithNotice.tsx";

const frame = frameAt("profile", people.milica);

const ready = { kind: "ready", initial: financialOfMilica, status: "editing" } as const;

/**
 * Bank account, tax class, kind of employment and religion. Opened from billing data, or as the next step after
 * confirming the availability; returns there after saving.
 */
const meta = preview.meta({
  component: FinancialDataScreen,
  args: {
    frame,
    isNextStep: false,
    state: ready,
    problem: null,
    onRetry: fn(),
    onSubmit: fn(),
  } as const,
  parameters: { layout: "fullscreen" },
});

export const FilledIn = meta.story({ name: "Ausgefüllt", parameters: { spec: ["PAY-09"] } });
export const Loading = meta.story({ name: "Wird geladen", args: { state: { kind: "loading" } } });
export const LoadFailed = meta.story({ name: "Nicht geladen", args: { state: { kind: "failed", isRetrying: false } } });
export const Empty = meta.story({
  name: "Formular noch leer",
  args: { state: { ...ready, initial: noFinancial } },
  parameters: { spec: ["VS-088", "PAY-09"] },
});
export const FieldsMissing = meta.story({
  name: "Pflichtangaben fehlen",
  args: { state: { ...ready, initial: { ...financialOfMilica, taxClass: "", religion: "" }, startsChecked: true } },
  parameters: { spec: ["VS-089", "PAY-10", "MSGS-021"], visual: { modes: ["small", "dark", "forced"] } },
});
export const IbanMistyped = meta.story({
  name: "IBAN vertippt",
  args: {
    state: { ...ready, initial: { ...financialOfMilica, iban: "DE89 3704 0044 0532 0130 01" }, startsChecked: true },
  },
  parameters: { spec: ["VS-090", "PAY-11", "MSGS-022"] },
});
export const IbanWithALetter = meta.story({
  name: "IBAN mit Buchstaben statt Ziffer",
  args: {
    state: { ...ready, initial: { ...financialOfMilica, iban: "DE89 37O4 0044 0532 0130 00" }, startsChecked: true },
  },
});
export const IbanOfAnotherCountryTooLong = meta.story({
  name: "Ausländische IBAN zu lang",
  args: {
    state: { ...ready, initial: { ...financialOfMilica, iban: "AT61 1904 3002 3457 3201 9" }, startsChecked: true },
  },
});
export const InsuranceNumberLooksMistyped = meta.story({
  name: "Versicherungsnummer sieht vertippt aus",
  args: {
    state: { ...ready, initial: { ...financialOfMilica, socialSecurityNumber: "53 311296 L004" }, startsChecked: true },
  },
});
export const AfterAvailability = Empty.extend({
  name: "Nächster Schritt nach Verfügbarkeit",
  args: { isNextStep: true },
  parameters: { spec: ["VS-091"], visual: { modes: ["small", "desktop", "dark"] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copy("payroll.financial.next"))).toBeVisible();
  },
});
export const SavedBeforeAndNotShown = meta.story({
  name: "Schon gespeichert, nicht angezeigt",
  args: { state: { ...ready, initial: noFinancial, isOnFile: true } },
});
export const LongHolderName = meta.story({
  name: "Langer Name auf dem Konto",
  args: { state: { ...ready, initial: { ...financialOfMilica, accountHolder: longestLastName } } },
  parameters: { spec: ["VS-092"] },
});
export const Saving = meta.story({
  name: "Wird gespeichert",
  args: { state: { ...ready, status: "saving" } },
  parameters: { spec: ["VS-092"] },
});
export const Saved = meta.story({
  name: "Bank und Steuer gespeichert",
  args: { state: { ...ready, status: "saved" } },
  parameters: { spec: ["VS-092"] },
  render: (args) => (
    <WithNotice tone="success" text="payroll.saved">
      <FinancialDataScreen {...args} />
    </WithNotice>
  ),
});
export const SaveFailed = meta.story({
  name: "Nicht gespeichert",
  args: { problem: "saveFailed" },
  parameters: { spec: ["VS-092"] },
});
export const OnASmallPhone = FilledIn.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];
const save = copy("payroll.form.save.submit");

export const OffersTheListsOfTheProvider = Empty.extend({
  tags: behaviour,
  parameters: { spec: ["PAY-12", "PAY-13", "PAY-14", "FMTS-04", "FMTS-05", "FMTS-06", "D-97"] },
  play: async ({ canvas }) => {
    const offered = (label: string) =>
      [...canvas.getByLabelText<HTMLSelectElement>(label).options].slice(1).map(({ value, text }) => [value, text]);
    await expect(offered(de("payroll.form.labels.taxClass"))).toEqual([
      ["1", de("payroll.taxClasses.class1")],
      ["2", de("payroll.taxClasses.class2")],
      ["3", de("payroll.taxClasses.class3")],
      ["4", de("payroll.taxClasses.class4")],
      ["5", de("payroll.taxClasses.class5")],
      ["6", de("payroll.taxClasses.class6")],
      ["7", de("payroll.taxClasses.class7")],
    ]);
    await expect(offered(de("payroll.form.labels.employmentType"))).toEqual([
      ["Short-term Employment", de("payroll.employmentTypes.shortTerm")],
      ["Minor Employment", de("payroll.employmentTypes.minor")],
      ["Full-time Employment", de("payroll.employmentTypes.fullTime")],
      ["Part-time Employment", de("payroll.employmentTypes.partTime")],
    ]);
    await expect(offered(de("payroll.form.labels.religion"))).toEqual([
      ["Catholic", de("payroll.religions.catholic")],
      ["Protestant", de("payroll.religions.protestant")],
      ["Islamic", de("payroll.religions.islamic")],
      ["Jewish", de("payroll.religions.jewish")],
      ["Other", de("payroll.religions.other")],
      ["No religion", de("payroll.religions.none")],
    ]);
  },
});

export const AsksForAllSixFields = Empty.extend({
  tags: behaviour,
  parameters: { spec: ["VS-089", "PAY-10", "MSGS-021"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await waitFor(() => expect(canvas.getByLabelText(copy("payroll.form.labels.iban"))).toHaveFocus());
    await expect(canvas.getByRole("heading", { name: copy("payroll.form.summary", { count: 6 }) })).toBeVisible();
    await expect(canvas.getByText(copy("payroll.financial.validation.allRequired"))).toBeVisible();
    for (const field of FINANCIAL_FIELDS)
      await expect(canvas.getAllByText(copy(`payroll.form.required.${field}`))[0]).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const FlagsAnIbanThatIsNone = Empty.extend({
  tags: behaviour,
  parameters: { spec: ["VS-090", "PAY-11", "MSGS-022"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(copy("payroll.form.labels.iban")), "DE89 3704 0044 0532 0130 01");
    await userEvent.tab();
    await expect(canvas.getByText(copy("payroll.form.problems.iban.mismatch"))).toBeVisible();
    await expect(canvas.getByLabelText(copy("payroll.form.labels.iban"))).toBeInvalid();
  },
});

export const SavesWhatWasFilledIn = Empty.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByLabelText(copy("payroll.form.labels.iban")).focus();
    await userEvent.keyboard("de89 3704 0044 0532 0130 00{Tab}Ada Kern{Tab}");
    await userEvent.selectOptions(canvas.getByLabelText(copy("payroll.form.labels.taxClass")), "6");
    await userEvent.selectOptions(
      canvas.getByLabelText(copy("payroll.form.labels.employmentType")),
      "Minor Employment",
    );
    await userEvent.selectOptions(canvas.getByLabelText(copy("payroll.form.labels.religion")), "No religion");
    await userEvent.type(
      canvas.getByLabelText(copy("payroll.form.labels.socialSecurityNumber")),
      "53 311296 L003{Tab}{Enter}",
    );
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        iban: "DE89 3704 0044 0532 0130 00",
        accountHolder: "Ada Kern",
        taxClass: "6",
        employmentType: "Minor Employment",
        religion: "No religion",
        socialSecurityNumber: "53 311296 L003",
      }),
    );
  },
});

export const LocksWhileItIsSaved = Saving.extend({
  tags: behaviour,
  parameters: { spec: ["VS-092"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(copy("payroll.form.labels.accountHolder")), "x{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: copyPart("payroll.form.save.saving") }));
    await expect(canvas.getByLabelText(copy("payroll.form.labels.accountHolder"))).toHaveValue(
      financialOfMilica.accountHolder,
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const StaysAsItWasSaved = Saved.extend({
  tags: behaviour,
  play: async ({ canvas }) => {
    for (const field of canvas.getAllByRole("textbox")) await expect(field).toHaveAttribute("readonly");
  },
});

export const SaysWhyNothingWasSavedAndKeepsEverything = SaveFailed.extend({
  tags: behaviour,
  parameters: { spec: ["VS-092"] },
  play: async ({ canvas, userEvent, args }) => {
    const errors = canvas.getAllByRole("alert").map(({ textContent }) => textContent);
    await expect(errors).toContain(de("payroll.form.saveFailed"));
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});

export const LoadsAgain = LoadFailed.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
