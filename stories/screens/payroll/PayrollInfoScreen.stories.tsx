import { expect, fn, waitFor } from "storybook/test";
import { PAYROLL_REQUIRED_FIELDS, type PayrollDraft } from "#src/model/payroll/payrollRules.ts";
import { longestLastName } from "#src/people/extremes.ts";
import { noPayroll, payrollOfMilica, payrollSample } from "#src/people/payroll.ts";
import { people } from "#src/people/people.ts";
import { PayrollInfoScreen } from "#src/screens/payroll/PayrollInfoScreen.tsx";
import { anyWords, copy, copyPart, de } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";
import { WithNotice } from "#stories/support/WithNotice.tsx";

const frame = frameAt("profile", people.milica);

const own: PayrollDraft = { ...payrollOfMilica, confirmed: [] };
const example: PayrollDraft = { ...payrollSample, confirmed: [] };
const ready = { kind: "ready", initial: own, sample: null, status: "editing" } as const;

/**
 * The data for payroll: bank details, tax, insurance. Opened from the dashboard's four parts, from my profile or by a
 * link; returns there after saving. Example data is marked, and each value must be replaced or confirmed before saving.
 */
const meta = preview.meta({
  component: PayrollInfoScreen,
  args: {
    frame,
    state: ready,
    problem: null,
    onRetry: fn(),
    onSubmit: fn(),
  } as const,
  parameters: { layout: "fullscreen" },
});

export const FilledIn = meta.story({ name: "Ausgefüllt", parameters: { spec: ["PAY-01"] } });
export const Loading = meta.story({
  name: "Wird geladen",
  args: { state: { kind: "loading" } },
  parameters: { spec: ["VS-080"] },
});
export const LoadFailed = meta.story({
  name: "Nicht geladen",
  args: { state: { kind: "failed", isRetrying: false } },
  parameters: { spec: ["VS-080"] },
});
export const LoadingAgain = meta.story({
  name: "Wird erneut geladen",
  args: { state: { kind: "failed", isRetrying: true } },
});
export const ExampleData = meta.story({
  name: "Beispieldaten offen",
  args: { state: { ...ready, initial: example, sample: payrollSample } },
  parameters: { spec: ["VS-081", "PAY-02", "P35"], visual: { modes: ["small", "desktop", "dark", "forced"] } },
});
export const ExampleDataNotConfirmed = ExampleData.extend({
  name: "Beispieldaten nicht bestätigt",
  args: { state: { ...ready, initial: example, sample: payrollSample, startsChecked: true } },
  parameters: { spec: ["P35"] },
});
export const ExampleDataPartlyReplaced = meta.story({
  name: "Beispieldaten zum Teil ersetzt",
  args: {
    state: {
      ...ready,
      initial: { ...payrollOfMilica, taxClass: "Class 1", bic: payrollSample.bic, confirmed: ["taxClass"] },
      sample: payrollSample,
    },
  },
});
export const ExampleDataAllConfirmed = meta.story({
  name: "Beispieldaten alle bestätigt",
  args: {
    state: { ...ready, initial: { ...payrollSample, confirmed: [...PAYROLL_REQUIRED_FIELDS] }, sample: payrollSample },
  },
});
export const Empty = meta.story({
  name: "Formular noch leer",
  args: { state: { ...ready, initial: { ...noPayroll, confirmed: [] } } },
  parameters: { spec: ["VS-082"] },
});
export const AllMissing = Empty.extend({
  name: "Pflichtangaben fehlen",
  args: { state: { ...ready, initial: { ...noPayroll, confirmed: [] }, startsChecked: true } },
  parameters: { spec: ["VS-083", "PAY-03"], visual: { modes: ["small", "dark", "forced"] } },
});
export const InsuranceNumberWithLetters = meta.story({
  name: "Versicherungsnummer mit Buchstaben",
  args: { state: { ...ready, initial: { ...own, socialSecurityNumber: "53311296L005" }, startsChecked: true } },
  parameters: { spec: ["VS-084", "PAY-05"] },
});
export const InsuranceNumberWithSixteenDigits = meta.story({
  name: "Versicherungsnummer zu lang",
  args: { state: { ...ready, initial: { ...own, socialSecurityNumber: "5331129600312345" }, startsChecked: true } },
  parameters: { spec: ["VS-084", "PAY-06"] },
});
export const BicTooShort = meta.story({
  name: "BIC zu kurz",
  args: { state: { ...ready, initial: { ...own, bic: "COBADEFFXX" }, startsChecked: true } },
});
export const TaxIdLooksMistyped = meta.story({
  name: "Steuer-ID sieht vertippt aus",
  args: { state: { ...ready, initial: { ...own, taxId: "8609574271" }, startsChecked: true } },
});
export const IbanTooShort = meta.story({
  name: "IBAN zu kurz",
  args: { state: { ...ready, initial: { ...own, iban: "DE89 3704 0044 0532 01" }, startsChecked: true } },
  parameters: { spec: ["VS-085", "D-73"] },
});
export const IbanMistyped = meta.story({
  name: "IBAN vertippt",
  args: { state: { ...ready, initial: { ...own, iban: "DE89 3704 0044 0532 0130 01" }, startsChecked: true } },
  parameters: { spec: ["VS-085"] },
});
export const WithChurchTax = meta.story({
  name: "Mit Kirchensteuer",
  args: { state: { ...ready, initial: { ...own, churchTax: true } } },
  parameters: { spec: ["VS-086", "PAY-04"] },
});
export const WithoutChurchTax = meta.story({ name: "Ohne Kirchensteuer", parameters: { spec: ["VS-086"] } });
export const Saving = meta.story({
  name: "Wird gespeichert",
  args: { state: { ...ready, status: "saving" } },
  parameters: { spec: ["VS-087"] },
});
export const Saved = meta.story({
  name: "Angaben gespeichert",
  args: { state: { ...ready, status: "saved" } },
  parameters: { spec: ["VS-087"] },
  render: (args) => (
    <WithNotice tone="success" text="payroll.saved">
      <PayrollInfoScreen {...args} />
    </WithNotice>
  ),
});
export const SaveFailed = meta.story({
  name: "Nicht gespeichert",
  args: { problem: "saveFailed" },
  parameters: { spec: ["VS-087"] },
});
export const SavedBeforeAndNotShown = meta.story({
  name: "Schon gespeichert, nicht angezeigt",
  args: { state: { ...ready, initial: { ...noPayroll, churchTax: null, confirmed: [] }, isOnFile: true } },
});
export const LongestName = meta.story({
  name: "Mit dem längsten Namen",
  args: { state: { ...ready, initial: { ...own, accountHolder: longestLastName, bankName: longestLastName } } },
});
export const Offline = meta.story({ name: "Ohne Verbindung", args: { frame: { ...frame, isOffline: true } } });
export const OnASmallPhone = ExampleData.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];
const save = copy("payroll.form.save.submit");

export const OffersTheSixTaxClasses = Empty.extend({
  tags: behaviour,
  parameters: { spec: ["PAY-07", "D-69", "FMTS-07"] },
  play: async ({ canvas }) => {
    const options = [...canvas.getByLabelText<HTMLSelectElement>(copy("payroll.form.labels.taxClass")).options];
    await expect(options.map(({ value }) => value)).toEqual([
      "",
      ...[1, 2, 3, 4, 5, 6].map((number) => `Class ${number}`),
    ]);
    await expect(options.slice(1).map(({ text }) => text)).toEqual(
      ([1, 2, 3, 4, 5, 6] as const).map((number) => de(`payroll.payrollTaxClasses.class${number}`)),
    );
  },
});

export const SavesNoExampleThatIsNotConfirmed = ExampleData.extend({
  tags: behaviour,
  parameters: { spec: ["P35"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy("payroll.form.sample.title"))).toBeVisible();
    await expect(canvas.getByText(copy("payroll.form.sample.open", { count: 8 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await waitFor(() => expect(canvas.getByLabelText(copy("payroll.form.labels.iban"))).toHaveFocus());
    await expect(canvas.getByRole("heading", { name: copy("payroll.form.summary", { count: 8 }) })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText(copy("payroll.form.labels.iban")));
    await userEvent.type(canvas.getByLabelText(copy("payroll.form.labels.iban")), "de02 120300000000202051");
    await waitFor(() =>
      expect(canvas.queryByRole("checkbox", { name: copyPart("payroll.form.labels.iban") })).toBeNull(),
    );
    await expect(canvas.getByText(copy("payroll.form.sample.open", { count: 7 }))).toBeVisible();
    for (const box of canvas.getAllByRole("checkbox", {
      name: copyPart("payroll.form.sample.agree", { field: anyWords }),
    }))
      await userEvent.click(box);
    await expect(canvas.getByText(copy("payroll.form.sample.none"))).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByText(copyPart("payroll.form.problems.sample", { field: anyWords }))).toBeNull(),
    );
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...example,
      iban: "DE02 1203 0000 0000 2020 51",
      confirmed: PAYROLL_REQUIRED_FIELDS.filter((field) => field !== "iban"),
    });
  },
});

export const TakesBackAConfirmation = ExampleDataAllConfirmed.extend({
  tags: behaviour,
  parameters: { spec: ["P35"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("checkbox", { name: copyPart("payroll.form.labels.healthInsuranceProvider") }),
    );
    await expect(canvas.getByText(copy("payroll.form.sample.open", { count: 1 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await waitFor(() =>
      expect(canvas.getByLabelText(copy("payroll.form.labels.healthInsuranceProvider"))).toHaveFocus(),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const NeverTakesALetterAway = FilledIn.extend({
  tags: behaviour,
  parameters: { spec: ["PAY-05", "PAY-06", "VS-084"] },
  play: async ({ canvas, userEvent, args }) => {
    const number = canvas.getByLabelText(copy("payroll.form.labels.socialSecurityNumber"));
    await userEvent.clear(number);
    await userEvent.type(number, "53 311296 L003");
    await expect(number).toHaveValue("53 311296 L003");
    await waitFor(() => expect(number).toBeInvalid());
    await expect(canvas.getByText(copy("payroll.form.problems.digits"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await waitFor(() => expect(number).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(number);
    await userEvent.type(number, "5331129600323456");
    await expect(number).toHaveValue("5331129600323456");
    await userEvent.tab();
    // Beside the field and in the summary.
    await waitFor(() => expect(canvas.getAllByText(copy("payroll.form.problems.tooLong"))).toHaveLength(2));
    await userEvent.type(number, "{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}");
    await waitFor(() => expect(number).toBeValid());
  },
});

export const SaysWhatIsMissingInTheIban = Empty.extend({
  tags: behaviour,
  parameters: { spec: ["VS-085", "D-73", "P37"] },
  play: async ({ canvas, userEvent }) => {
    const iban = canvas.getByLabelText(copy("payroll.form.labels.iban"));
    await userEvent.type(iban, "de02120300000000\u00a020");
    await expect(iban).toBeValid();
    await userEvent.tab();
    await expect(iban).toHaveValue("DE02 1203 0000 0000 20");
    await expect(
      canvas.getByText(
        copy("payroll.form.problems.iban.tooShort", { missing: 4, country: "DE", letters: "DE", length: 22 }),
      ),
    ).toBeVisible();
    await userEvent.type(iban, "2051");
    await waitFor(() => expect(iban).toBeValid());
    await userEvent.tab();
    await expect(iban).toHaveValue("DE02 1203 0000 0000 2020 51");
  },
});

export const LeadsToAMissingField = Empty.extend({
  tags: behaviour,
  parameters: { spec: ["VS-083", "PAY-03"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await waitFor(() => expect(canvas.getByLabelText(copy("payroll.form.labels.iban"))).toHaveFocus());
    await expect(canvas.getByRole("heading", { name: copy("payroll.form.summary", { count: 8 }) })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: copy("payroll.form.required.bankName") }));
    await expect(canvas.getByLabelText(copy("payroll.form.labels.bankName"))).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const CanBeFilledInWithTheKeyboardAlone = Empty.extend({
  tags: behaviour,
  parameters: { spec: ["PAY-04", "VS-086"] },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByLabelText(copy("payroll.form.labels.iban")).focus();
    await userEvent.keyboard(
      "DE89370400440532013000{Tab}COBADEFFXXX{Tab}Commerzbank{Tab}Ada Kern{Tab}86095742719{Tab}",
    );
    await userEvent.selectOptions(canvas.getByLabelText(copy("payroll.form.labels.taxClass")), "Class 4");
    const churchTax = canvas.getByRole("checkbox");
    await expect(churchTax).not.toBeChecked();
    await userEvent.keyboard("{Tab} ");
    await expect(churchTax).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(churchTax).not.toBeChecked();
    await userEvent.keyboard(" {Tab}53311296003{Tab}AOK Hessen{Tab}{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      iban: "DE89 3704 0044 0532 0130 00",
      bic: "COBADEFFXXX",
      bankName: "Commerzbank",
      accountHolder: "Ada Kern",
      taxId: "86095742719",
      taxClass: "Class 4",
      churchTax: true,
      socialSecurityNumber: "53311296003",
      healthInsuranceProvider: "AOK Hessen",
      confirmed: [],
    });
  },
});

/** A tax id that looks mistyped may be right: submitted again unchanged, it is saved. */
export const AsksOnceAboutANumberThatLooksMistyped = FilledIn.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    const taxId = canvas.getByLabelText(copy("payroll.form.labels.taxId"));
    const button = canvas.getByRole("button", { name: copy("payroll.form.save.submit") });
    await userEvent.clear(taxId);
    await userEvent.type(taxId, "8609574271");
    await userEvent.click(button);
    await waitFor(() => expect(taxId).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(taxId, "8");
    await userEvent.click(button);
    await waitFor(() => expect(taxId).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(button);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ taxId: "86095742718" }));
  },
});

export const KeepsAChurchTaxThatCannotBeRead = meta.story({
  tags: behaviour,
  args: { state: { ...ready, initial: { ...own, churchTax: null } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("checkbox", { name: copyPart("payroll.form.churchTaxKept") })).not.toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: copy("payroll.form.save.submit") }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ churchTax: null })));
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: copy("payroll.form.save.submit") }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ churchTax: false })));
  },
});
export const SavesOnceAndLocksTheForm = Saving.extend({
  tags: behaviour,
  parameters: { spec: ["VS-087"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copyPart("payroll.form.save.saving") }));
    await userEvent.type(canvas.getByLabelText(copy("payroll.form.labels.iban")), "9{Enter}");
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(canvas.getByLabelText(copy("payroll.form.labels.iban"))).toHaveValue(own.iban);
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
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
  parameters: { spec: ["VS-087"] },
  play: async ({ canvas, userEvent, args }) => {
    const errors = canvas.getAllByRole("alert").map(({ textContent }) => textContent);
    await expect(errors).toContain(de("payroll.form.saveFailed"));
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(own));
  },
});

export const LoadsAgain = LoadFailed.extend({
  tags: behaviour,
  parameters: { spec: ["VS-080"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
