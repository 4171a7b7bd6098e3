import { expect, fn, waitFor, within } from "storybook/test";
import { COMPANIES } from "#src/model/profile/companies.ts";
import { COUNTRIES } from "#src/model/profile/countries.ts";
import { PROFILE_FIELDS, type ProfileField } from "#src/model/profile/profileFields.ts";
import { isProfileFieldRequired } from "#src/model/profile/profileRules.ts";
import { profileFormOf, type ProfileForm } from "#src/model/profile/profileForm.ts";
import { people } from "#src/people/people.ts";
import type { Person } from "#src/people/person.ts";
import { extraOf } from "#src/people/records.ts";
import { NoticeList } from "#src/primitives/NoticeList.tsx";
import { ProfileInformationScreen, type ProfileInformationState } from "#src/screens/auth/ProfileInformationScreen.tsx";
import { SuccessScreen } from "#src/screens/auth/SuccessScreen.tsx";
import { contact } from "#stories/support/contact.ts";
import { anyNumber, copy, copyPart, de, inOrder } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";
import { today } from "#src/people/today.ts";

const formOf = (person: Person) => profileFormOf(extraOf(person, today));
const names = COUNTRIES.map(({ nationality }) => nationality);
const complete = formOf(people.amira);
const empty: ProfileForm = { ...formOf(people.suharti), firstName: "" };

type Ready = Extract<ProfileInformationState, { kind: "ready" }>;
const ready = (changes: Partial<Ready> = {}): Ready => ({
  kind: "ready",
  initial: complete,
  required: "short",
  today,
  email: people.amira.email,
  countries: { kind: "ready", names },
  status: "editing",
  ...changes,
});
const checked = (changes: Partial<ProfileForm>, required: Ready["required"] = "short") =>
  ready({ initial: { ...complete, ...changes }, required, startsChecked: true });

/** The last form of the sign-up: the personal data. Leads to the welcome screen; there is no back. */
const meta = preview.meta({
  component: ProfileInformationScreen,
  args: {
    state: ready() as ProfileInformationState,
    problem: null,
    conflicts: [],
    terms: { kind: "dialog" },
    onSubmit: fn(),
    onRetry: fn(),
    onRetryCountries: fn(),
  } as const,
  parameters: { layout: "fullscreen", state: "profile.open.form.editing" },
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { state: { kind: "loading" } },
  parameters: {
    visual: { modes: ["small", "desktop", "dark", "forced"] },
    spec: ["VA-078"],
    state: "profile.open.record.loading",
  },
});
export const LoadFailed = meta.story({
  name: "Nicht geladen",
  args: { state: { kind: "failed", isRetrying: false } },
  parameters: { spec: ["VA-079"], state: "profile.open.record.failed" },
});
export const LoadingAgain = meta.story({
  name: "Wird erneut geladen",
  args: { state: { kind: "failed", isRetrying: true } },
  parameters: { spec: ["VA-079"], state: "profile.open.record.reloading" },
});
export const CountriesLoading = meta.story({
  name: "Länder werden geladen",
  args: { state: ready({ initial: empty, countries: { kind: "loading" } }) },
  parameters: { spec: ["VA-080"], state: "profile.open.countries.loading" },
});
export const CountriesFailed = meta.story({
  name: "Länder nicht geladen",
  args: { state: ready({ initial: empty, countries: { kind: "failed" } }) },
  parameters: { spec: ["VA-080"], state: "profile.open.countries.failed" },
});
export const Empty = meta.story({
  name: "Formular noch leer",
  args: { state: ready({ initial: empty, email: people.suharti.email }) },
  parameters: { spec: ["VA-081", "INFO-13", "INFO-14"] },
});
export const Prefilled = meta.story({
  name: "Mit bekannten Angaben vorausgefüllt",
  args: { state: ready({ initial: formOf(people.konstantin), email: people.konstantin.email }) },
  parameters: { spec: ["VA-082"], state: "profile.open.record.ready" },
});
export const RequiredErrors = meta.story({
  name: "Pflichtangaben fehlen",
  args: { state: ready({ initial: empty, startsChecked: true }) },
  parameters: { spec: ["VA-083"] },
});
export const OnlyBlanksInTheName = meta.story({
  name: "Vorname nur aus Leerzeichen",
  args: { state: checked({ firstName: "   " }) },
  parameters: { spec: ["VA-084"] },
});
export const FutureBirthDate = meta.story({
  name: "Geburtsdatum in der Zukunft",
  args: { state: checked({ dateOfBirth: "14.08.2091" }) },
  parameters: { spec: ["VA-085"] },
});
export const NoSuchDay = meta.story({
  name: "Geburtsdatum, das es nicht gibt",
  args: { state: checked({ dateOfBirth: "31.06.1991" }) },
});
export const NoDate = meta.story({
  name: "Geburtsdatum unvollständig",
  args: { state: checked({ dateOfBirth: "August 1991" }) },
});
export const MistypedYear = meta.story({
  name: "Geburtsjahr vertippt",
  args: { state: checked({ dateOfBirth: "14.08.0991" }) },
});
export const PassNumberAt50 = meta.story({
  name: "Ausweisnummer mit 50 Zeichen",
  args: { state: checked({ passNumber: "FA-0158-IOl-7742-".padEnd(50, "0") }) },
  parameters: { spec: ["VA-086"] },
});
export const PassNumberOver50 = meta.story({
  name: "Ausweisnummer zu lang",
  args: { state: checked({ passNumber: "FA-0158-IOl-7742-".padEnd(61, "0") }) },
  parameters: { spec: ["VA-086"] },
});
export const GreenPass = meta.story({
  name: "Grüner Flughafenausweis",
  args: { state: ready({ initial: { ...complete, passColour: "Grün" } }) },
  parameters: { spec: ["VA-089"] },
});
export const YellowPass = meta.story({ name: "Gelber Flughafenausweis", parameters: { spec: ["VA-089"] } });
export const BluePass = meta.story({
  name: "Blauer Flughafenausweis",
  args: { state: ready({ initial: { ...complete, passColour: "Blau" } }) },
  parameters: { spec: ["VA-089"] },
});
export const AddressRequired = meta.story({
  name: "Anschrift als Pflicht fehlt",
  args: { state: ready({ initial: empty, required: "long", startsChecked: true }) },
  parameters: { spec: ["VA-091"] },
});
export const Complete = meta.story({
  name: "Vollständig ausgefüllt",
  parameters: { spec: ["VA-092"], state: "profile.open.countries.ready" },
});
export const WithContactPerson = meta.story({
  name: "Mit Ansprechperson",
  args: { contact },
  parameters: { visual: { modes: ["small", "desktop"] } },
});
export const CompanyAndLevelOutsideTheLists = meta.story({
  name: "Firma und Niveau nicht in Liste",
  args: { state: ready({ initial: { ...formOf(people.jasper), company: "Luftschiffbau Zeppelin" } }) },
});
export const PhoneMissing = meta.story({
  name: "Telefonnummer fehlt",
  args: { state: ready({ initial: { ...complete, phone: "" } }) },
});
export const Saving = meta.story({
  name: "Wird gespeichert",
  args: { state: ready({ status: "saving" }) },
  parameters: { spec: ["VA-093"], state: "profile.open.form.saving" },
});

const withNotice = (tone: "success" | "error", title: string) => (
  <NoticeList
    notices={[{ id: "1", tone, title, duration: Number.POSITIVE_INFINITY }]}
    onClose={fn()}
    closeLabel="Meldung schließen"
    regionLabel="Meldungen"
  />
);

export const SaveFailed = meta.story({
  name: "Nicht gespeichert",
  args: { problem: { code: "saveFailed" } },
  render: (args) => (
    <>
      <ProfileInformationScreen {...args} />
      {withNotice("error", "Das Profil konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.")}
    </>
  ),
  parameters: { spec: ["VA-094", "INFO-26"] },
});
export const SaveFailedAsTheProviderSays = meta.story({
  name: "Nicht gespeichert, Text vom Anbieter",
  args: { problem: { message: "Diese Ausweisnummer gehört schon zu einem anderen Konto." } },
  parameters: { spec: ["VA-094"] },
});
export const ChangedElsewhere = meta.story({
  name: "Anderswo geändert, mit Feldern",
  args: { problem: { code: "conflict" }, conflicts: ["city", "street"] },
});
export const ChangedElsewhereSomewhere = meta.story({
  name: "Anderswo geändert, Felder unbekannt",
  args: { problem: { code: "conflict" } },
});
export const Saved = meta.story({
  name: "Profil gespeichert",
  render: () => (
    <>
      <SuccessScreen firstName={people.amira.firstName} status="idle" terms={{ kind: "dialog" }} onOpen={fn()} />
      {withNotice("success", "Ihr Profil ist gespeichert.")}
    </>
  ),
  parameters: { spec: ["VA-095", "INFO-25"] },
});

export const LongestData = meta.story({
  name: "Mit den längsten Angaben",
  args: {
    state: ready({ initial: formOf(people.maximiliane), email: people.wilhelmine.email, startsChecked: true }),
  },
});
export const OnASmallPhone = RequiredErrors.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});
export const OnAComputer = Complete.extend({
  name: "Am Computer",
  globals: { viewport: { value: "desktop", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];
const save = copyPart("profile.information.submit");

export const LeadsToTheFirstFieldThatIsMissing = Empty.extend({
  tags: behaviour,
  parameters: {
    spec: ["VA-083", "INFO-01", "INFO-02", "INFO-03", "INFO-05", "INFO-07", "INFO-09", "INFO-11"],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText(copy("profile.form.required.firstName"))).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: save }));
    const first = canvas.getByRole("textbox", { name: copy("profile.form.labels.firstName") });
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toBeInvalid();
    await expect(first).toHaveAccessibleDescription(copy("profile.form.required.firstName"));
    const dock = canvas.getByRole("button", { name: save }).getBoundingClientRect();
    await waitFor(() => expect(first.getBoundingClientRect().bottom).toBeLessThan(dock.top));
    await expect(first.getBoundingClientRect().top).toBeGreaterThan(0);
    const summary = within(canvas.getByRole("region", { name: copy("profile.form.summary", { count: anyNumber }) }));
    await expect(
      summary.getByRole("heading", { name: copyPart("profile.form.summary", { count: 7 }) }),
    ).toBeInTheDocument();
    await expect(summary.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      de("profile.form.required.firstName"),
      de("profile.form.required.lastName"),
      de("profile.form.required.dateOfBirth"),
    ]);
    for (const field of ["nationality", "germanLevel", "passNumber", "passColour"] as const)
      await expect(canvas.getByText(copy(`profile.form.required.${field}`))).toBeInTheDocument();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const SaysEachProblemInTheSameWordsTwice = RequiredErrors.extend({
  tags: behaviour,
  play: async ({ canvas }) => {
    const links = await within(
      await canvas.findByRole("region", { name: copy("profile.form.summary", { count: anyNumber }) }),
    ).findAllByRole("link");
    for (const { textContent } of links) await expect(canvas.getAllByText(textContent ?? "")).toHaveLength(2);
  },
});

export const GoesFromTheSummaryToTheField = RequiredErrors.extend({
  tags: behaviour,
  args: {
    state: ready({
      initial: { ...complete, nationality: "", germanLevel: "", passColour: "" },
      startsChecked: true,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const fields = {
      [de("profile.form.required.nationality")]: canvas.getByRole("combobox", {
        name: copy("profile.form.labels.nationality"),
      }),
      [de("profile.form.required.germanLevel")]: canvas.getByLabelText(copy("profile.form.labels.germanLevel")),
      [de("profile.form.required.passColour")]: canvas.getByRole("radio", {
        name: copy("profile.form.colours.green"),
      }),
    };
    for (const [text, field] of Object.entries(fields)) {
      await userEvent.click(await canvas.findByRole("link", { name: text }));
      await expect(field).toHaveFocus();
    }
  },
});

export const GoesToAFieldInTheMiddleIfThatIsTheFirst = meta.story({
  tags: behaviour,
  args: { state: ready({ initial: { ...complete, passColour: "" } }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: save }));
    const chip = canvas.getByRole("radio", { name: copy("profile.form.colours.green") });
    await waitFor(() => expect(chip).toHaveFocus());
    const dock = canvas.getByRole("button", { name: save }).getBoundingClientRect();
    await waitFor(() => expect(chip.getBoundingClientRect().bottom).toBeLessThan(dock.top));
  },
});

export const FollowsWithItsErrorsOnceItWasSent = meta.story({
  tags: behaviour,
  args: { state: ready({ initial: { ...complete, firstName: "" } }) },
  parameters: { spec: ["VA-084", "INFO-01"] },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(copy("profile.form.labels.firstName"));
    const missing = copy("profile.form.required.firstName");
    await userEvent.type(field, "A{Backspace}   ");
    await expect(field).toBeValid();
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await waitFor(() => expect(field).toBeInvalid());
    await expect(canvas.getAllByText(missing)).toHaveLength(2);
    await userEvent.type(field, "Amira");
    await waitFor(() => expect(field).toBeValid());
    await expect(canvas.queryByText(missing)).not.toBeInTheDocument();
    await userEvent.clear(field);
    await expect(field).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(field).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const RefusesABirthDateInTheFuture = meta.story({
  tags: behaviour,
  parameters: { spec: ["VA-085", "INFO-04"] },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(copy("profile.form.labels.dateOfBirth"));
    await userEvent.clear(field);
    await userEvent.type(field, "21.11.2026");
    await userEvent.click(canvas.getByRole("button", { name: save }));
    const text = de("profile.form.problems.future");
    await waitFor(() => expect(field).toHaveAccessibleDescription(inOrder(text, de("profile.form.hints.dateOfBirth"))));
    await userEvent.clear(field);
    await userEvent.type(field, "20112026");
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...complete, dateOfBirth: "20.11.2026" });
  },
});

export const KeepsAPassNumberThatIsTooLong = meta.story({
  tags: behaviour,
  parameters: { spec: ["VA-086", "INFO-10"] },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(copy("profile.form.labels.passNumber"));
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste("X".repeat(60));
    await expect(field).toHaveValue("X".repeat(60));
    await expect(canvas.getByText(copy("profile.form.counter", { count: 60, max: 50 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: save }));
    const error = copy("profile.form.problems.tooLong", { max: 50 });
    await waitFor(() => expect(canvas.getAllByText(error)).toHaveLength(2));
    await userEvent.keyboard("{Backspace>10/}");
    await waitFor(() => expect(field).toBeValid());
    await expect(canvas.getByText(copy("profile.form.counter", { count: 50, max: 50 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
});

export const NationalityOpen = meta.story({
  tags: behaviour,
  args: { state: ready({ initial: empty }) },
  parameters: { spec: ["VA-087"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: copy("profile.form.labels.nationality") }));
    const list = within(await canvas.findByRole("listbox", { name: copy("profile.form.labels.nationality") }));
    await expect(list.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(names);
  },
});
export const NationalitySearched = meta.story({
  tags: behaviour,
  args: { state: ready({ initial: empty }) },
  parameters: { spec: ["VA-087", "INFO-06"] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: copy("profile.form.labels.nationality") });
    await userEvent.type(field, "nigeria");
    const found = within(
      await canvas.findByRole("listbox", { name: copy("profile.form.labels.nationality") }),
    ).getAllByRole("option");
    await expect(found.map(({ textContent }) => textContent)).toEqual(["Nigerianisch"]);
    await userEvent.click(found[0] as HTMLElement);
    await expect(field).toHaveValue("Nigerianisch");
  },
});
/** People search for their country, the list has nationalities. */
export const NationalityByCountry = meta.story({
  tags: behaviour,
  args: { state: ready({ initial: empty }) },
  parameters: { spec: ["VA-087", "INFO-06"] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: copy("profile.form.labels.nationality") });
    for (const [typed, nationality] of [
      ["Türkei", "Türkisch"],
      ["UKR", "Ukrainisch"],
      ["Polska", "Polnisch"],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await canvas.findByRole("option", { name: nationality });
      await userEvent.tab();
      await expect(field).toHaveValue(nationality);
    }
  },
});
export const NationalityNoMatch = meta.story({
  tags: behaviour,
  args: { state: ready({ initial: empty }) },
  parameters: { spec: ["VA-087", "INFO-06"] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: copy("profile.form.labels.nationality") });
    await userEvent.type(field, "Marsianisch");
    await expect(await canvas.findByText(copyPart("profile.form.list.noCountry"))).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveValue("Marsianisch");
  },
});

export const OffersSixLevels = meta.story({
  tags: behaviour,
  args: { state: ready({ initial: empty }) },
  parameters: { spec: ["VA-088", "INFO-08"] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(copy("profile.form.labels.germanLevel"));
    await expect(
      within(field)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual([
      de("profile.form.choose"),
      de("lists.germanLevel.a1"),
      de("lists.germanLevel.a2"),
      de("lists.germanLevel.b1"),
      de("lists.germanLevel.b2"),
      de("lists.germanLevel.c1"),
      de("lists.germanLevel.c2"),
    ]);
    await userEvent.selectOptions(field, de("lists.germanLevel.b1"));
    await expect(field).toHaveValue("B1");
  },
});

export const OffersThreeColours = meta.story({
  tags: behaviour,
  parameters: { spec: ["INFO-12"] },
  play: async ({ canvas, userEvent, args }) => {
    const chips = within(canvas.getByRole("radiogroup", { name: copy("profile.form.labels.passColour") })).getAllByRole(
      "radio",
    );
    await expect(chips.map((chip) => chip.getAttribute("value"))).toEqual(["Grün", "Gelb", "Blau"]);
    await userEvent.click(canvas.getByRole("radio", { name: copy("profile.form.colours.blue") }));
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...complete, passColour: "Blau" }));
  },
});

export const CompaniesOpen = meta.story({
  tags: behaviour,
  parameters: { spec: ["VA-090"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: copy("profile.form.labels.company") }));
    const list = within(await canvas.findByRole("listbox", { name: copy("profile.form.labels.company") }));
    await expect(list.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(COMPANIES);
  },
});
export const CompaniesSearched = meta.story({
  tags: behaviour,
  parameters: { spec: ["VA-090", "INFO-16"] },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("combobox", { name: copy("profile.form.labels.company") });
    await userEvent.type(field, "celebi");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(field).toHaveValue("Çelebi Cargo GmbH");
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...complete, company: "Çelebi Cargo GmbH" }));
  },
});
export const LongCompanyNames = meta.story({
  tags: behaviour,
  globals: { viewport: { value: "small", isRotated: false } },
  parameters: { spec: ["VA-090"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: copy("profile.form.labels.company") }), "Fra");
    const list = await canvas.findByRole("listbox", { name: copy("profile.form.labels.company") });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const OffersStoredValuesOutsideOfTheLists = CompanyAndLevelOutsideTheLists.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent }) => {
    const level = canvas.getByLabelText(copy("profile.form.labels.germanLevel"));
    await userEvent.selectOptions(level, de("lists.germanLevel.b1"));
    await userEvent.selectOptions(level, de("lists.germanLevel.native"));
    await expect(level).toHaveValue("native");
    const company = canvas.getByRole("combobox", { name: copy("profile.form.labels.company") });
    await userEvent.type(company, "{Control>}a{/Control}zeppelin");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(company).toHaveValue("Luftschiffbau Zeppelin");
  },
});

export const LeavesEmailAndPhoneAlone = meta.story({
  tags: behaviour,
  parameters: { spec: ["INFO-13", "INFO-14"] },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText(copy("profile.form.labels.email"));
    const phone = canvas.getByLabelText(copy("profile.form.labels.phone"));
    await expect([email, phone].map((field) => field.hasAttribute("readonly"))).toEqual([true, true]);
    await expect(email).toHaveValue(people.amira.email);
    await expect(phone).toHaveValue("+49 151 23456789");
    await userEvent.type(phone, "1");
    await expect(phone).toHaveValue("+49 151 23456789");
  },
});

export const AsksForThePhoneWhereItIsRequired = meta.story({
  tags: behaviour,
  args: { state: checked({ phone: "" }, "long") },
  parameters: { spec: ["INFO-23"] },
  play: async ({ canvas, userEvent, args }) => {
    const phone = canvas.getByLabelText(copy("profile.form.labels.phone"));
    await waitFor(() => expect(phone).toBeInvalid());
    await userEvent.type(phone, "0171 3920001");
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...complete, phone: "0171 3920001" }));
  },
});

export const MarksTheAddressOnlyWhereItMayStayEmpty = Empty.extend({
  tags: behaviour,
  parameters: { spec: ["VA-081", "VA-091", "INFO-15", "INFO-17", "INFO-18"] },
  play: async ({ canvas }) => {
    const marks = canvas.getAllByText(copy("profile.form.optional"));
    const marked = marks.map((mark) => mark.parentElement?.querySelector("label")?.control?.getAttribute("name"));
    const address = ["street", "postalCode", "city", "cityOfBirth"];
    await expect(marked).toEqual(expect.arrayContaining([...address, "company", "department"]));
    const open = PROFILE_FIELDS.filter((field) => field !== "phone" && !isProfileFieldRequired(field, "short"));
    await expect(marked).toEqual(open);
  },
});

/** How to enter values into fields that change Amira's text, and what they submit. */
const pressed: Partial<Record<ProfileField, [keys: string, value: string]>> = {
  dateOfBirth: ["9.7.1998", "09.07.1998"],
  nationality: ["indones", "Indonesisch"],
  germanLevel: ["", "B1"],
  phone: ["", empty.phone],
  passColour: [" {ArrowRight}", "Gelb"],
  company: ["dnata", "dnata"],
};

export const CanBeFilledInWithTheKeyboardAlone = Empty.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    const form = { ...empty };
    canvas.getByLabelText(copy("profile.form.labels.firstName")).focus();
    for (const field of PROFILE_FIELDS) {
      if (field === "phone") await userEvent.tab();
      await expect(document.activeElement).toHaveAttribute("name", field);
      const typed = complete[field] || field;
      const [keys, value] = pressed[field] ?? [typed, typed];
      if (field === "germanLevel")
        await userEvent.selectOptions(canvas.getByLabelText(copy("profile.form.labels.germanLevel")), "B1");
      await userEvent.keyboard(`${keys}{Tab}`);
      form[field] = value;
    }
    await expect(canvas.getByRole("button", { name: save })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await expect(args.onSubmit).toHaveBeenCalledWith(form);
  },
});

export const SavesOnceAndLocksTheForm = Saving.extend({
  tags: behaviour,
  parameters: { spec: ["VA-093"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copyPart("profile.information.saving") }));
    await userEvent.type(canvas.getByLabelText(copy("profile.form.labels.lastName")), "x{Enter}");
    await userEvent.click(canvas.getByRole("radio", { name: copy("profile.form.colours.blue") }));
    await expect(canvas.getByLabelText(copy("profile.form.labels.lastName"))).toHaveValue(complete.lastName);
    await expect(canvas.getByRole("radio", { name: copy("profile.form.colours.yellow") })).toBeChecked();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const SaysWhyNothingWasSaved = SaveFailed.extend({
  tags: behaviour,
  parameters: { spec: ["VA-094"] },
  play: async ({ canvas, userEvent, args }) => {
    const errors = canvas.getAllByRole("alert").map(({ textContent }) => textContent);
    await expect(errors).toContain(de("profile.problems.saveFailed"));
    await userEvent.type(canvas.getByLabelText(copy("profile.form.labels.department")), "Ramp");
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...complete, department: "Ramp" }));
  },
});

export const AsksForTheCountriesAgain = CountriesFailed.extend({
  tags: behaviour,
  parameters: { spec: ["VA-080"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("profile.form.list.retry") }));
    await expect(args.onRetryCountries).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole("combobox", { name: copy("profile.form.labels.nationality") })).toHaveFocus();
  },
});

export const LoadsAgain = LoadFailed.extend({
  tags: behaviour,
  parameters: { spec: ["VA-079"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const TellsBrowsersWhatEachFieldIsFor = meta.story({
  tags: behaviour,
  play: async ({ canvas }) => {
    const tokens = {
      [de("profile.form.labels.firstName")]: "given-name",
      Nachname: "family-name",
      Geburtsdatum: "bday",
      [de("profile.form.labels.email")]: "email",
      Telefonnummer: "tel",
      [de("profile.form.labels.passNumber")]: "off",
      [de("profile.form.labels.street")]: "address-line1",
      PLZ: "postal-code",
      Wohnort: "address-level2",
      Geburtsort: "off",
      Staatsangehörigkeit: "off",
      Firma: "organization",
      Abteilung: "off",
    };
    for (const [label, token] of Object.entries(tokens))
      await expect(
        canvas.getByRole(/Firma|Staat/.test(label) ? "combobox" : "textbox", { name: label }),
      ).toHaveAttribute("autocomplete", token);
  },
});

export const NamesTheContactPersonBelowTheForm = WithContactPerson.extend({
  tags: behaviour,
  play: async ({ canvas }) => {
    const named = canvas.getByRole("complementary", { name: copy("contact.title") });
    await expect(named).toHaveTextContent("Jana Reuter");
    const form = canvas.getByRole("textbox", { name: copy("profile.form.labels.department") }).getBoundingClientRect();
    await expect(named.getBoundingClientRect().top).toBeGreaterThan(form.bottom);
  },
});
export const NamesNoContactPersonIfTheHostNamesNone = meta.story({
  tags: behaviour,
  play: async ({ canvas }) => expect(canvas.queryByRole("complementary")).toBeNull(),
});
