import { expect, fn, screen, waitFor, within } from "storybook/test";
import { COMPANIES } from "#src/model/profile/companies.ts";
import { COUNTRIES } from "#src/model/profile/countries.ts";
import { profileFormOf, type ProfileForm } from "#src/model/profile/profileForm.ts";
import { oddTexts } from "#src/people/extremes.ts";
import { people } from "#src/people/people.ts";
import type { Person } from "#src/people/person.ts";
import { extraOf } from "#src/people/records.ts";
import { NoticeList } from "#src/primitives/NoticeList.tsx";
import { ProfileCompletionScreen, type ProfileCompletionState } from "#src/screens/profile/ProfileCompletionScreen.tsx";
import { anyNumber, copy, copyPart, de } from "#stories/support/copy.ts";
import { frameAt, plainFrameOf } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";
import { today } from "#src/people/today.ts";

const frame = frameAt("profile", people.milica);

const countries = COUNTRIES.map(({ nationality }, at) => ({ nationality, country_id: at + 1 }));
const names = COUNTRIES.map(({ nationality }) => nationality);
const formOf = (person: Person) => profileFormOf(extraOf(person, today), countries);
const complete = formOf(people.milica);
const empty: ProfileForm = { ...formOf(people.suharti), firstName: "" };

type Ready = Extract<ProfileCompletionState, { kind: "ready" }>;
const ready = (changes: Partial<Ready> = {}): Ready => ({
  kind: "ready",
  initial: complete,
  today,
  email: people.milica.email,
  countries: { kind: "ready", names },
  status: "editing",
  ...changes,
});
const newcomer = (changes: Partial<Ready> = {}) => ({
  frame: frameAt("profile", people.suharti),
  state: ready({ initial: empty, email: people.suharti.email, ...changes }),
});
const checked = (changes: Partial<ProfileForm>) => ready({ initial: { ...complete, ...changes }, startsChecked: true });

/**
 * The profile of a signed-in user, with all data needed before the first day. Opened from the tasks, the overview, the
 * first steps, and from the user's profile (`data`). Returns there after saving.
 */
const meta = preview.meta({
  component: ProfileCompletionScreen,
  args: {
    frame,
    purpose: "completion",
    state: ready() as ProfileCompletionState,
    problem: null,
    intro: "seen",
    onIntroClose: fn(),
    onSubmit: fn(),
    onRetry: fn(),
    onRetryCountries: fn(),
    onDiscard: fn(),
    onEdit: fn(),
  } as const,
  parameters: { layout: "fullscreen" },
});

export const Loading = meta.story({
  name: "Wird geladen",
  args: { state: { kind: "loading" } },
  parameters: { spec: ["VS-034"] },
});
export const LoadFailed = meta.story({
  name: "Nicht geladen",
  args: { state: { kind: "failed", isRetrying: false } },
  parameters: { spec: ["VS-035", "PROF-13", "MSGS-005"] },
});
export const LoadingAgain = meta.story({
  name: "Wird erneut geladen",
  args: { state: { kind: "failed", isRetrying: true } },
  parameters: { spec: ["VS-035"] },
});
export const CountriesFailed = meta.story({
  name: "Länder nicht geladen",
  args: newcomer({ countries: { kind: "failed" } }),
  parameters: { spec: ["VS-036"] },
});
export const CountriesLoading = meta.story({
  name: "Länder werden geladen",
  args: newcomer({ countries: { kind: "loading" } }),
});
export const FirstVisit = meta.story({
  name: "Mit Einführung beim ersten Besuch",
  args: { intro: "open", ...newcomer() },
  parameters: { spec: ["VS-037", "PROF-06"] },
});
export const IntroSeen = meta.story({
  name: "Einführung schon gesehen",
  args: newcomer(),
  parameters: { spec: ["VS-040"] },
});
export const Empty = meta.story({
  name: "Formular noch leer",
  args: newcomer(),
  parameters: { spec: ["VS-041", "PROF-05", "PROF-15", "PROF-20", "PROF-21"] },
});
export const Prefilled = meta.story({
  name: "Mit bekannten Angaben vorausgefüllt",
  parameters: { spec: ["VS-042", "PROF-15"] },
});
export const PhoneEmpty = meta.story({
  name: "Telefonnummer noch leer",
  args: { state: ready({ initial: { ...complete, phone: "" } }) },
  parameters: { spec: ["VS-043"] },
});
export const AllRequiredMissing = meta.story({
  name: "Pflichtangaben fehlen",
  args: newcomer({ initial: { ...empty, phone: "" }, startsChecked: true }),
  parameters: { spec: ["VS-044", "PROF-22", "MSGS-003"] },
});
export const FutureBirthDate = meta.story({
  name: "Geburtsdatum in der Zukunft",
  args: { state: checked({ dateOfBirth: "21.11.2026" }) },
  parameters: { spec: ["VS-045", "MSGS-004"] },
});
export const PassNumberOver50 = meta.story({
  name: "Ausweisnummer zu lang",
  args: { state: checked({ passNumber: "FA-0158-IOl-7742-".padEnd(51, "0") }) },
  parameters: { spec: ["VS-046"] },
});
export const LegacyLevel = meta.story({
  name: "Deutschkenntnisse nicht in Liste",
  args: { state: ready({ initial: { ...complete, germanLevel: "native" } }) },
  parameters: { spec: ["VS-047"] },
});
export const CompanyOutsideTheList = meta.story({
  name: "Firma nicht in Liste",
  args: { state: ready({ initial: { ...complete, company: "Luftschiffbau Zeppelin" } }) },
  parameters: { spec: ["VS-047"] },
});
const recordWith = (nationality: string | number) =>
  ready({ initial: profileFormOf({ ...extraOf(people.milica, today), nationality }, countries) });
export const NationalityStoredAsId = meta.story({
  name: "Staatsangehörigkeit kam als Nummer",
  args: { state: recordWith(names.indexOf("Serbisch") + 1) },
  parameters: { spec: ["VS-048"] },
});
export const NationalityStoredAsName = meta.story({
  name: "Staatsangehörigkeit kam als Name",
  args: { state: recordWith("serbisch") },
  parameters: { spec: ["VS-048"] },
});
export const Saving = meta.story({
  name: "Wird gespeichert",
  args: { state: ready({ status: "saving" }) },
  parameters: { spec: ["VS-050"] },
});

const withNotice = (tone: "success" | "error", title: string) => (
  <NoticeList
    notices={[{ id: "1", tone, title, duration: Number.POSITIVE_INFINITY }]}
    onClose={fn()}
    closeLabel="Meldung schließen"
    regionLabel="Meldungen"
  />
);

export const Saved = meta.story({
  name: "Profil gespeichert",
  args: { state: ready({ isSaved: true }) },
  render: (args) => (
    <>
      <ProfileCompletionScreen {...args} />
      {withNotice("success", "Ihr Profil ist gespeichert.")}
    </>
  ),
  parameters: { spec: ["VS-051", "PROF-26", "MSGS-001"] },
});
export const SaveFailed = meta.story({
  name: "Nicht gespeichert",
  args: { problem: { code: "saveFailed" } },
  render: (args) => (
    <>
      <ProfileCompletionScreen {...args} />
      {withNotice("error", de("notices.profile.updateFailed"))}
    </>
  ),
  parameters: { spec: ["VS-052", "PROF-27", "MSGS-002"] },
});
export const ChangedElsewhere = meta.story({
  name: "Anderswo geändert, mit Feldern",
  args: { problem: { code: "conflict" }, conflicts: ["city", "street"] },
});
export const OtherDetailsLost = meta.story({
  name: "Andere Angaben verloren gegangen",
  args: { purpose: "data", problem: { code: "lost" } },
});
export const AmongTheFirstSteps = meta.story({
  name: "In den ersten Schritten",
  args: { step: { step: "profile" }, ...newcomer(), frame: plainFrameOf(people.suharti) },
  parameters: { spec: ["VS-053"] },
});
export const PassMissing = meta.story({
  name: "Flughafenausweis fehlt noch",
  args: {
    frame: frameAt("profile", people.jasper),
    state: ready({ initial: formOf(people.jasper), email: people.jasper.email, isPassMissing: true }),
  },
  parameters: { spec: ["MSGS-006"] },
});
export const FromMyProfile = meta.story({
  name: "Von „Ihr Profil“ gekommen",
  args: { purpose: "data" },
  parameters: { spec: ["PROF-05"] },
});
export const RestoredAfterSignIn = meta.story({
  name: "Eingaben nach Anmeldung wieder da",
  args: { state: ready({ draft: { city: "Rüsselsheim", company: "" } }) },
});
export const RestoredInPart = meta.story({
  name: "Eingaben nur zum Teil wieder da",
  args: { state: ready({ draft: { city: "Rüsselsheim" }, isDraftPartial: true }) },
});
export const Offline = meta.story({ name: "Ohne Verbindung", args: { frame: { ...frame, isOffline: true } } });

export const LongestData = meta.story({
  name: "Mit den längsten Angaben",
  args: { state: ready({ initial: formOf(people.maximiliane), email: people.wilhelmine.email, startsChecked: true }) },
});
export const OnASmallPhone = AllRequiredMissing.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});
export const OnAComputer = Prefilled.extend({
  name: "Am Computer",
  globals: { viewport: { value: "desktop", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];
const save = copyPart("profile.completion.submit");

export const LoadsAgain = LoadFailed.extend({
  tags: behaviour,
  parameters: { spec: ["PROF-14", "MSGS-005"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy("profile.completion.failure.title"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("failure.retry") }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
  },
});

export const LeadsToTheFirstFieldThatIsMissing = Empty.extend({
  tags: behaviour,
  parameters: { spec: ["VS-044", "PROF-12", "PROF-16", "PROF-22", "MSGS-003"] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: save }));
    const first = canvas.getByRole("textbox", { name: copy("profile.form.labels.firstName") });
    await waitFor(() => expect(first).toHaveFocus());
    const dock = canvas.getByRole("button", { name: save }).getBoundingClientRect();
    await waitFor(() => expect(first.getBoundingClientRect().bottom).toBeLessThan(dock.top));
    await expect(first.getBoundingClientRect().top).toBeGreaterThan(0);
    const summary = within(canvas.getByRole("region", { name: copy("profile.form.summary", { count: anyNumber }) }));
    await expect(summary.getByText(copy("profile.form.allRequired"))).toBeInTheDocument();
    await expect(summary.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      de("profile.form.required.firstName"),
      de("profile.form.required.lastName"),
      de("profile.form.required.dateOfBirth"),
    ]);
    await expect(summary.getByText(copy("failure.moreErrors", { count: anyNumber }))).toBeVisible();
    await expect(canvas.getAllByText(copy("profile.form.required.cityOfBirth"))).toHaveLength(1);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const SaysNothingOfRequiredFieldsIfNoneIsMissing = FutureBirthDate.extend({
  tags: behaviour,
  parameters: { spec: ["PROF-18", "MSGS-004"] },
  play: async ({ canvas }) => {
    const text = copy("profile.form.problems.future");
    await waitFor(() => expect(canvas.getAllByText(text)).toHaveLength(2));
    await expect(canvas.queryByText(copy("profile.form.allRequired"))).not.toBeInTheDocument();
  },
});

export const KeepsALevelAndACompanyOutsideTheLists = LegacyLevel.extend({
  tags: behaviour,
  args: { state: ready({ initial: { ...complete, germanLevel: "native", company: "Luftschiffbau Zeppelin" } }) },
  parameters: { spec: ["VS-047"] },
  play: async ({ canvas, userEvent, args }) => {
    const level = canvas.getByLabelText<HTMLSelectElement>(copy("profile.form.labels.germanLevel"));
    await expect(company(canvas)).toHaveValue("Luftschiffbau Zeppelin");
    await expect(level).toHaveValue("native");
    await userEvent.selectOptions(level, "C1");
    await expect(level).not.toHaveValue("native");
    await userEvent.selectOptions(level, "native");
    await userEvent.click(canvas.getByRole("button", { name: save }));
    const stored = { germanLevel: "native", company: "Luftschiffbau Zeppelin" };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...complete, ...stored }));
  },
});

export const CanBeEditedAfterASaveThatFailed = SaveFailed.extend({
  tags: behaviour,
  parameters: { spec: ["VS-052"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await screen.findByText(copy("notices.profile.updateFailed"))).toBeVisible();
    const city = canvas.getByLabelText(copy("profile.form.labels.city"));
    await userEvent.clear(city);
    await userEvent.type(city, "Hanau");
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...complete, city: "Hanau" }));
  },
});

export const SettledFieldsCannotBeTyped = meta.story({
  tags: behaviour,
  parameters: { spec: ["PROF-20", "PROF-21"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(copy("profile.form.labels.email"))).toHaveAttribute("readonly");
    await expect(canvas.getByLabelText(copy("profile.form.labels.phone"))).toHaveAttribute("readonly");
  },
});

export const TakesANumberWhereThereIsNone = PhoneEmpty.extend({
  tags: behaviour,
  parameters: { spec: ["VS-043"] },
  play: async ({ canvas, userEvent, args }) => {
    const phone = canvas.getByLabelText(copy("profile.form.labels.phone"));
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await waitFor(() => expect(phone).toHaveFocus());
    await userEvent.type(phone, "+49 171 3920004");
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...complete, phone: "+49 171 3920004" }));
  },
});

export const OffersLevelsColoursAndCountries = Empty.extend({
  tags: behaviour,
  parameters: { spec: ["PROF-23", "PROF-24"] },
  play: async ({ canvas, userEvent }) => {
    const texts = (options: HTMLElement[]) => options.map(({ textContent }) => textContent);
    await expect(
      texts(within(canvas.getByLabelText(copy("profile.form.labels.germanLevel"))).getAllByRole("option")).slice(1),
    ).toEqual([
      de("lists.germanLevel.a1"),
      de("lists.germanLevel.a2"),
      de("lists.germanLevel.b1"),
      de("lists.germanLevel.b2"),
      de("lists.germanLevel.c1"),
      de("lists.germanLevel.c2"),
    ]);
    const chips = within(canvas.getByRole("radiogroup", { name: copy("profile.form.labels.passColour") })).getAllByRole(
      "radio",
    );
    await expect(chips.map((chip) => chip.getAttribute("value"))).toEqual(["Grün", "Gelb", "Blau"]);
    await userEvent.click(canvas.getByRole("combobox", { name: copy("profile.form.labels.nationality") }));
    const list = within(await canvas.findByRole("listbox", { name: copy("profile.form.labels.nationality") }));
    await expect(texts(list.getAllByRole("option"))).toEqual(names);
  },
});

export const ShowsTheWordOfAStoredId = NationalityStoredAsId.extend({
  tags: behaviour,
  parameters: { spec: ["VS-048"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", { name: copy("profile.form.labels.nationality") })).toHaveValue(
      "Serbisch",
    );
  },
});

const company = (canvas: { getByRole: typeof screen.getByRole }) =>
  canvas.getByRole("combobox", { name: copy("profile.form.labels.company") });

export const CompaniesOpen = Empty.extend({
  tags: behaviour,
  parameters: { spec: ["VS-049", "PROF-25"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(company(canvas));
    const list = within(await canvas.findByRole("listbox", { name: copy("profile.form.labels.company") }));
    const shown = list.getAllByRole("option").map(({ textContent }) => textContent);
    await expect(shown).toEqual(COMPANIES);
    await expect(shown).toHaveLength(85);
  },
});
export const CompaniesFiltered = Empty.extend({
  tags: behaviour,
  parameters: { spec: ["VS-049"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(company(canvas), "celebi");
    const list = within(await canvas.findByRole("listbox", { name: copy("profile.form.labels.company") }));
    await expect(list.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Çelebi Cargo GmbH"]);
  },
});
export const CompaniesNoHit = Empty.extend({
  tags: behaviour,
  parameters: { spec: ["VS-049"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(company(canvas), "Raumfahrt");
    await expect(await canvas.findByText(copyPart("profile.form.list.noCompany"))).toBeVisible();
  },
});
export const CompaniesByAnotherName = Empty.extend({
  tags: behaviour,
  parameters: { spec: ["VS-049"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(company(canvas), "THY");
    await userEvent.click(await canvas.findByRole("option", { name: "Turkish Airlines" }));
    await expect(company(canvas)).toHaveValue("Turkish Airlines");
  },
});

/** People whose company is not listed type its name (C-70). */
export const SavesACompanyThatIsNotListed = meta.story({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(company(canvas));
    await userEvent.type(company(canvas), " Luftschiffbau Zeppelin ");
    await userEvent.tab();
    await expect(company(canvas)).toBeValid();
    await userEvent.click(canvas.getByRole("button", { name: save }));
    const stored = { ...complete, company: "Luftschiffbau Zeppelin" };
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(stored));
  },
});

export const NothingCanBeTypedWhileItIsSaved = Saving.extend({
  tags: behaviour,
  parameters: { spec: ["VS-050"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("button", { name: copyPart("profile.completion.saving") })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    for (const field of canvas.getAllByRole("textbox")) await expect(field).toHaveAttribute("readonly");
    await userEvent.click(canvas.getByRole("button", { name: copyPart("profile.completion.saving") }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const IsBehindTheIntroUntilItIsClosed = FirstVisit.extend({
  tags: behaviour,
  parameters: { spec: ["PROF-06", "VS-037"] },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole("dialog", { name: copy("intro.profile.title") });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(within(dialog).getByText(/…$/)).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole("button", { name: copy("intro.profile.submit") }));
    await expect(args.onIntroClose).toHaveBeenCalledOnce();
  },
});

export const FillsInADraftAsIfItWereTypedAgain = RestoredAfterSignIn.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByLabelText(copy("profile.form.labels.city"))).toHaveValue("Rüsselsheim"));
    await expect(company(canvas)).toHaveValue("");
    await expect(canvas.getByLabelText(copy("profile.form.labels.lastName"))).toHaveValue(complete.lastName);
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...complete, city: "Rüsselsheim", company: "" }));
    await userEvent.click(canvas.getByRole("button", { name: copy("profile.completion.restored.toDiscard") }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
});

/** F13: no horizontal overflow, and the typed text is saved unchanged. */
export const TakesAnyTextUnchanged = FutureBirthDate.extend({
  tags: behaviour,
  globals: { viewport: { value: "small", isRotated: false } },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(copy("profile.form.labels.firstName"));
    for (const text of oddTexts) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      await expect(field).toHaveValue(text);
      await expect(args.onEdit).toHaveBeenLastCalledWith(expect.objectContaining({ firstName: text }));
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    }
  },
});
const everywhere = (text: string) => checked(Object.fromEntries(Object.keys(complete).map((name) => [name, text])));
export const AnyTextStored = meta.story({
  name: "Sehr lange Texte in allen Feldern",
  args: { state: everywhere("x".repeat(200)) },
  globals: { viewport: { value: "small", isRotated: false } },
});
export const StaysWithinThePageWithAnyTextStored = AnyTextStored.extend({
  tags: behaviour,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const OnAComputerEachSectionIsOnePressAway = OnAComputer.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent }) => {
    const sections = within(canvas.getByRole("navigation", { name: copy("profile.form.sectionsLabel") }));
    await expect(
      canvas.getByRole("navigation", { name: copy("profile.form.sectionsLabel") }).getBoundingClientRect().left,
    ).toBeGreaterThan(canvas.getByLabelText(copy("profile.form.labels.firstName")).getBoundingClientRect().right);
    await userEvent.click(sections.getByRole("button", { name: copy("profile.form.sections.work") }));
    const work = canvas.getByRole("group", { name: copy("profile.form.sections.work") });
    await expect(work).toContainElement(document.activeElement as HTMLElement);
    await expect(
      sections.getByRole("button", { name: copy("profile.form.sections.person") }).getBoundingClientRect().top,
    ).toBeGreaterThan(50);
    await userEvent.click(sections.getByRole("button", { name: copy("profile.form.sections.person") }));
    await expect(canvas.getByLabelText(copy("profile.form.labels.firstName"))).toHaveFocus();
  },
});
export const OnAComputerEachSectionCountsItsErrors = OnAComputer.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent }) => {
    for (const label of ["firstName", "lastName", "street"] as const)
      await userEvent.clear(canvas.getByLabelText(copy(`profile.form.labels.${label}`)));
    await userEvent.click(canvas.getByRole("button", { name: save }));
    const sections = within(canvas.getByRole("navigation", { name: copy("profile.form.sectionsLabel") }));
    await waitFor(() =>
      expect(sections.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
        de("profile.form.sections.person") + de("profile.form.inSection", { count: 2 }),
        de("profile.form.sections.contact"),
        de("profile.form.sections.pass"),
        de("profile.form.sections.address") + de("profile.form.inSection", { count: 1 }),
        de("profile.form.sections.work"),
      ]),
    );
  },
});
export const OnAPhoneTheFormHasNoSideColumn = Prefilled.extend({
  tags: behaviour,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(copy("profile.form.labels.firstName"))).toBeVisible();
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
});
