import { expect, fn, waitFor, within } from "storybook/test";
import { emptyIdData, type IdData } from "#src/model/id-check/idData.ts";
import { people } from "#src/people/people.ts";
import { IdTermsScreen } from "#src/screens/id-check/IdTermsScreen.tsx";
import { anyNumber, copy, copyPart, de } from "#stories/support/copy.ts";
import { frame } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";
import { today } from "#src/people/today.ts";

const filled: IdData = {
  idNumber: "L01X00T471",
  firstName: people.amira.firstName,
  lastName: people.amira.lastName,
  dateOfBirth: "14.08.1991",
  cityOfBirth: "Enugu",
};

/**
 * First step of the ID check: what the photo is used for, and the data on the document. Comes from the overview, my
 * profile, the contract or an introduction; leads to the camera after confirming the data.
 */
const meta = preview.meta({
  component: IdTermsScreen,
  args: {
    frame,
    initial: emptyIdData,
    today,
    status: "editing",
    problem: null,
    autoAdvance: "off",
    onSubmit: fn(),
    onContinue: fn(),
  } as const,
  parameters: { layout: "fullscreen", state: "idCheck.terms.editing" },
});

export const Empty = meta.story({
  name: "Formular noch leer",
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] }, spec: ["VS-096", "IDC-04"] },
});
export const FilledIn = meta.story({ name: "Ausgefüllt", args: { initial: filled } });
export const RequiredErrors = meta.story({
  name: "Pflichtangaben fehlen",
  args: { startsChecked: true },
  parameters: { spec: ["VS-097", "IDC-05"] },
});
export const NumberWithElevenCharacters = meta.story({
  name: "Ausweisnummer zu lang",
  args: { initial: { ...filled, idNumber: "L01X00T4711" }, startsChecked: true },
  parameters: { spec: ["VS-097", "IDC-06"] },
});
export const FutureBirthDate = meta.story({
  name: "Geburtsdatum in der Zukunft",
  args: { initial: { ...filled, dateOfBirth: "14.08.2091" }, startsChecked: true },
});
export const NoSuchDay = meta.story({
  name: "Geburtsdatum, das es nicht gibt",
  args: { initial: { ...filled, dateOfBirth: "31.06.1991" }, startsChecked: true },
});
export const NoDate = meta.story({
  name: "Geburtsdatum unvollständig",
  args: { initial: { ...filled, dateOfBirth: "August" }, startsChecked: true },
});
export const YearWithTwoDigits = meta.story({
  name: "Geburtsjahr mit zwei Ziffern",
  args: { initial: { ...filled, dateOfBirth: "14.8.91" }, startsChecked: true },
});
export const StrangeSignInTheDate = meta.story({
  name: "Geburtsdatum mit einem fremden Zeichen",
  args: { initial: { ...filled, dateOfBirth: "14#08#1991" }, startsChecked: true },
});
export const NumberLooksMistyped = meta.story({
  name: "Ausweisnummer sieht vertippt aus",
  args: { initial: { ...filled, idNumber: "L01X00T472" }, startsChecked: true },
});
export const MistypedYear = meta.story({
  name: "Geburtsjahr vertippt",
  args: { initial: { ...filled, dateOfBirth: "14.08.0991" }, startsChecked: true },
});
export const Checking = meta.story({
  name: "Angaben werden geprüft",
  args: { initial: filled, status: "checking" },
  parameters: { spec: ["VS-098"], state: "idCheck.terms.checking" },
});
export const Confirmed = meta.story({
  name: "Angaben bestätigt",
  args: { initial: filled, status: "confirmed", autoAdvance: "running" },
  parameters: { spec: ["VS-099"], state: "idCheck.terms.confirmed" },
});
export const ConfirmedAndStopped = meta.story({
  name: "Angaben bestätigt, bleibt offen",
  args: { initial: filled, status: "confirmed", autoAdvance: "stopped" },
  parameters: { state: "idCheck.terms.confirmed" },
});
export const ConfirmedWithoutAutoAdvance = meta.story({
  name: "Angaben bestätigt, geht nie weiter",
  args: { initial: filled, status: "confirmed" },
  parameters: { state: "idCheck.terms.confirmed" },
});
export const NotVerified = meta.story({
  name: "Angaben passen nicht zum Ausweis",
  args: { initial: filled, problem: "notVerified" },
  parameters: { spec: ["VS-100", "D-19"] },
});
export const NotChecked = meta.story({
  name: "Angaben nicht geprüft",
  args: { initial: filled, problem: "notChecked" },
});
export const Offline = meta.story({ name: "Ohne Verbindung", args: { frame: { ...frame, isOffline: true } } });
export const LongestData = meta.story({
  name: "Mit den längsten Angaben",
  args: {
    initial: {
      ...filled,
      firstName: people.maximiliane.firstName,
      lastName: people.maximiliane.lastName,
      cityOfBirth: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    },
  },
});
export const OnASmallPhone = RequiredErrors.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];
const check = copy("idCheck.terms.submit");

export const SaysWhatThePhotoIsFor = meta.story({
  tags: behaviour,
  parameters: { spec: ["IDC-08", "IDC-09", "IDC-10", "IDC-11", "IDC-12", "IDC-13", "MSGS-032"] },
  play: async ({ canvas }) => {
    const use = within(canvas.getByRole("region", { name: copy("idCheck.terms.use.title") }));
    await expect(use.getByText(copy("idCheck.terms.use.lead"))).toBeVisible();
    await expect(use.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      de("idCheck.terms.use.identity"),
      de("idCheck.terms.use.checkIn"),
      de("idCheck.terms.use.payroll"),
      de("idCheck.terms.use.security"),
    ]);
    await expect(use.getByText(copy("idCheck.terms.use.private"))).toBeVisible();
    await expect(canvas.getByText(copy("idCheck.terms.consent"))).toBeVisible();
  },
});

export const LeadsToTheFirstFieldThatIsMissing = meta.story({
  tags: behaviour,
  parameters: { spec: ["VS-097", "IDC-05"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: check }));
    const first = canvas.getByLabelText(copy("idCheck.terms.labels.idNumber"));
    await waitFor(() => expect(first).toHaveFocus());
    const summary = within(canvas.getByRole("region", { name: copy("idCheck.terms.summary", { count: anyNumber }) }));
    await expect(
      summary.getByRole("heading", { name: copyPart("idCheck.terms.summary", { count: 5 }) }),
    ).toBeInTheDocument();
    const links = summary.getAllByRole("link");
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      de("idCheck.terms.required.idNumber"),
      de("idCheck.terms.required.firstName"),
      de("idCheck.terms.required.lastName"),
    ]);
    for (const field of ["dateOfBirth", "cityOfBirth"] as const)
      await expect(canvas.getByText(copy(`idCheck.terms.required.${field}`))).toBeInTheDocument();
    for (const { textContent } of links) await expect(canvas.getAllByText(textContent ?? "")).toHaveLength(2);
    await userEvent.click(links[2] as HTMLElement);
    await expect(canvas.getByLabelText(copy("idCheck.terms.labels.lastName"))).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const SendsWhatWasTypedWithTheKeyboardAlone = meta.story({
  tags: behaviour,
  parameters: { spec: ["IDC-04"] },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByLabelText(copy("idCheck.terms.labels.idNumber")).focus();
    await userEvent.keyboard("L01X00T471{Tab}Amira{Tab}Okonkwo{Tab}14.8.1991{Tab}Enugu{Tab}{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      idNumber: "L01X00T471",
      firstName: "Amira",
      lastName: "Okonkwo",
      dateOfBirth: "14.08.1991",
      cityOfBirth: "Enugu",
    });
  },
});

export const KeepsANumberThatIsTooLong = meta.story({
  tags: behaviour,
  args: { initial: { ...filled, idNumber: "" } },
  parameters: { spec: ["VS-097", "IDC-06"] },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(copy("idCheck.terms.labels.idNumber"));
    await userEvent.click(field);
    await userEvent.paste("12345678901");
    await expect(canvas.getByText(copyPart("idCheck.terms.counter", { count: 11, max: 10 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: check }));
    const error = copyPart("idCheck.terms.problems.tooLong", { max: 10 });
    await waitFor(() => expect(canvas.getAllByText(error)).toHaveLength(2));
    await expect(field).toHaveValue("12345678901");
    await userEvent.type(field, "{Backspace}");
    await waitFor(() => expect(field).toBeValid());
    await userEvent.click(canvas.getByRole("button", { name: check }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
});

export const ChecksOnceAndLocksTheForm = Checking.extend({
  tags: behaviour,
  parameters: { spec: ["VS-098"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("idCheck.terms.checking") }));
    await userEvent.type(canvas.getByLabelText(copy("idCheck.terms.labels.lastName")), "x{Enter}");
    await expect(canvas.getByLabelText(copy("idCheck.terms.labels.lastName"))).toHaveValue(filled.lastName);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const KeepsTheDataWhenTheyDoNotFit = NotVerified.extend({
  tags: behaviour,
  parameters: { spec: ["VS-100"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole("alert").map(({ textContent }) => textContent)).toContain(
      de("idCheck.terms.problems.notVerified"),
    );
    await userEvent.click(canvas.getByRole("button", { name: check }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(filled));
  },
});

export const GoesOnToTheCamera = Confirmed.extend({
  tags: behaviour,
  parameters: { spec: ["VS-099"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      within(canvas.getAllByRole("status")[1] as HTMLElement).getByText(copy("idCheck.terms.confirmed.title")),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("idCheck.terms.confirmed.toPhoto") }));
    await expect(args.onContinue).toHaveBeenCalledTimes(1);
  },
});

export const TellsBrowsersWhatEachFieldIsFor = meta.story({
  tags: behaviour,
  play: async ({ canvas }) => {
    const tokens = {
      Ausweisnummer: "off",
      [de("idCheck.terms.labels.firstName")]: "given-name",
      Nachname: "family-name",
      Geburtsdatum: "bday",
      Geburtsort: "off",
    };
    for (const [label, token] of Object.entries(tokens))
      await expect(canvas.getByRole("textbox", { name: label })).toHaveAttribute("autocomplete", token);
  },
});
