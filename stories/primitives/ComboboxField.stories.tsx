import { useRef, useState } from "react";
import { expect, fireEvent, fn, waitFor, type within } from "storybook/test";
import { COMPANIES } from "#src/model/profile/companies.ts";
import { COUNTRIES } from "#src/model/profile/countries.ts";
import { Button } from "#src/primitives/Button.tsx";
import { ComboboxField, type ComboboxFieldProps } from "#src/primitives/ComboboxField.tsx";
import { copyPart, de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

const label = "Staatsangehörigkeit";
const error = "Bitte wählen Sie Ihre Staatsangehörigkeit.";
const nationalities = COUNTRIES.map(({ nationality }) => nationality);
const byLength = COMPANIES.toSorted((one, other) => other.length - one.length);
const [longest = ""] = byLength;
const longNames = byLength.filter((name) => name.startsWith("Fra")).slice(0, 4);
const company = { label: "Firma", name: "company", options: COMPANIES, allowsOther: true } as const;

const loading = <span>Die Liste wird geladen …</span>;
const failed = (
  <div className="grid gap-2">
    <p>{de("profile.form.list.failed")}</p>
    <Button variant="secondary" width="always">
      Noch einmal laden
    </Button>
  </div>
);

/**
 * A choice of many that people know by name and find by typing: a nationality, a company. For up to about fifteen use
 * SelectField. With `allowsOther` free text is accepted; without it, only entries of the list.
 */
const meta = preview.meta({
  component: ComboboxField,
  args: {
    label,
    name: "nationality",
    value: "",
    onValueChange: fn(),
    onBlur: fn(),
    options: nationalities,
    placeholder: "Bitte wählen",
    noMatch: de("profile.form.list.noCountry"),
    clearLabel: de("profile.form.list.clear"),
    openLabel: "Liste öffnen",
    countText: (count: number) => de("profile.form.list.count", { count }),
  },
  render: (args) => <Controlled {...args} />,
});

export const Empty = meta.story({ name: "Noch leer" });
export const Chosen = meta.story({ name: "Eintrag gewählt", args: { value: "Nigerianisch" } });
export const WithError = meta.story({ name: "Mit Fehler", args: { error } });
export const Optional = meta.story({
  name: "Freiwillig, mit Hilfetext",
  args: { ...company, optionalLabel: "freiwillig", hint: "Ihr Arbeitgeber." },
});
export const NotOnOffer = meta.story({ name: "Wert nicht in Liste", args: { value: "staatenlos" } });
export const LongName = meta.story({ name: "Langer Name", args: { ...company, value: longest } });
export const Locked = meta.story({
  name: "Gesperrt, wird gespeichert",
  args: { value: "Nigerianisch", isReadOnly: true },
});

export const Open = meta.story({ name: "Liste geöffnet", args: { startsSearching: "", autoFocus: true } });
export const OpenWithChoice = Open.extend({ name: "Liste geöffnet, Eintrag gewählt", args: { value: "Nigerianisch" } });
export const Searched = Open.extend({ name: "Liste durchsucht", args: { startsSearching: "nord" } });
export const Counterexample = Open.extend({
  name: "So nicht",
  tags: ["behaviour", "!autodocs"],
  args: {
    label: de("cancellation.label"),
    options: [
      de("cancellation.reasons.family"),
      de("cancellation.reasons.healthIssues"),
      de("cancellation.reasons.other"),
    ],
  },
});
export const NoMatch = Open.extend({ name: "Kein Ergebnis", args: { startsSearching: "Atlantis" } });
export const LoadingOptions = Open.extend({ name: "Liste wird geladen", args: { options: [], status: loading } });
export const OptionsFailed = Open.extend({ name: "Liste nicht geladen", args: { options: [], status: failed } });
export const LongNamesOnASmallPhone = meta.story({
  name: "Lange Namen, auf kleinem Handy",
  args: { ...company, startsSearching: "fra", options: longNames, autoFocus: true },
  globals: { viewport: { value: "small", isRotated: false } },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: (args) => (
    <div className="grid gap-5">
      <ComboboxField {...args} label="Leer" />
      <ComboboxField {...args} label="Gewählt" value="Nigerianisch" />
      <ComboboxField {...args} label="Fehler" error={error} />
      <ComboboxField {...args} {...company} label="Freiwillig" optionalLabel="freiwillig" value={longest} />
      <ComboboxField {...args} label="Wird gespeichert" value="Nigerianisch" isReadOnly />
      <ComboboxField {...args} label="Gesucht, Fokus" startsSearching="nord" autoFocus />
    </div>
  ),
});

/** A form with a submit button to tap outside the field. */
function Controlled({ value, onValueChange, ...args }: ComboboxFieldProps) {
  const [choice, setChoice] = useState(value);
  const [sent, setSent] = useState<string | null>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(choice);
      }}
    >
      <ComboboxField
        {...args}
        value={choice}
        onValueChange={(next) => {
          onValueChange(next);
          setChoice(next);
        }}
      />
      {sent === null ? null : <output>{`gesendet: ${sent}`}</output>}
    </form>
  );
}

const behaviour = ["behaviour", "!autodocs"];
type Canvas = ReturnType<typeof within>;
const fieldOf = (canvas: Canvas): HTMLElement => canvas.getByRole("combobox", { name: label });
const markedOf = (canvas: Canvas) => {
  const id = fieldOf(canvas).getAttribute("aria-activedescendant");
  return id === null ? null : (document.getElementById(id)?.textContent ?? "missing");
};

/** The ARIA 1.2 pattern: the focus stays in the field, and the ids it refers to exist only while the list is open. */
export const NamesItsListOnlyWhileItIsOpen = meta.story({
  tags: behaviour,
  play: async ({ canvas, userEvent }) => {
    const field = fieldOf(canvas);
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(field).not.toHaveAttribute("aria-controls");
    await expect(field).toHaveAttribute("aria-autocomplete", "list");
    field.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getByRole("listbox", { name: label })).toHaveAttribute(
      "id",
      field.getAttribute("aria-controls"),
    );
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Afghanisch");
    await expect(markedOf(canvas)).toBe("Afghanisch");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(field).not.toHaveAttribute("aria-activedescendant");
  },
});

export const FollowsItsKeys = meta.story({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    fieldOf(canvas).focus();
    const last = nationalities.at(-1)!;
    const steps = [
      ["{ArrowUp}", last],
      ["{ArrowDown}", nationalities[0]],
      ["{ArrowDown}", nationalities[1]],
      ["{PageDown}", nationalities[6]],
      ["{PageUp}", nationalities[1]],
      ["{End}", last],
      ["{PageDown}", last],
      ["{ArrowUp}", nationalities.at(-2)],
      ["{PageDown}", last],
      ["{Home}", nationalities[0]],
      ["{PageUp}", nationalities[0]],
    ] as const;
    for (const [key, marked] of steps) {
      await userEvent.keyboard(key);
      await expect(markedOf(canvas)).toBe(marked);
    }
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith("Afghanisch");
    await expect(fieldOf(canvas)).toHaveValue("Afghanisch");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(canvas.queryByText("gesendet: ", { exact: false })).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("gesendet: Afghanisch")).toBeVisible();
  },
});

export const OpensWithAltAndKeepsTheText = meta.story({
  tags: behaviour,
  args: { value: "Deutsch" },
  play: async ({ canvas, userEvent }) => {
    fieldOf(canvas).focus();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect(canvas.getByRole("listbox")).toBeVisible();
    await expect(markedOf(canvas)).toBeNull();
    await expect(fieldOf(canvas)).toHaveValue("Deutsch");
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
});

export const FindsWithoutAccentsAndCase = meta.story({
  tags: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(fieldOf(canvas), "oster");
    await expect(canvas.getAllByRole("option")).toHaveLength(1);
    await expect(markedOf(canvas)).toBe("Österreichisch");
    await userEvent.clear(fieldOf(canvas));
    await userEvent.type(fieldOf(canvas), "HERZE");
    await expect(markedOf(canvas)).toBe("Bosnisch-herzegowinisch");
  },
});

const aliasesFor = (option: string) => (option === "Türkisch" ? ["Türkei", "Turkey"] : []);

export const FindsWhatElseAnEntryIsKnownBy = meta.story({
  tags: behaviour,
  args: { aliasesOf: aliasesFor },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(fieldOf(canvas), "Türkei");
    await expect(markedOf(canvas)).toBe("Türkisch");
    await userEvent.keyboard("{Escape}");
    await userEvent.tab();
    await expect(fieldOf(canvas)).toHaveValue("Türkisch");
    await expect(args.onValueChange).toHaveBeenCalledWith("Türkisch");
  },
});

/** The other names may load while the user types. */
export const MarksAnEntryWhoseNamesLoadLater = meta.story({
  tags: behaviour,
  render: function Render(args) {
    const [aliasesOf, setAliasesOf] = useState<ComboboxFieldProps["aliasesOf"]>();
    return (
      <>
        <Controlled {...args} aliasesOf={aliasesOf} />
        <Button onMouseDown={(event) => (event.preventDefault(), setAliasesOf(() => aliasesFor))}>Laden</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(fieldOf(canvas), "Türkei");
    await expect(canvas.queryByRole("option")).toBeNull();
    await fireEvent.mouseDown(canvas.getByRole("button", { name: "Laden" }));
    await waitFor(() => expect(markedOf(canvas)).toBe("Türkisch"));
    await userEvent.tab();
    await expect(fieldOf(canvas)).toHaveValue("Türkisch");
  },
});

/** A8: the count is announced politely by a live region that already exists. */
export const SaysHowManyThereAre = meta.story({
  tags: behaviour,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole("status");
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(fieldOf(canvas), "nord");
    await expect(status).toHaveTextContent(copyPart("profile.form.list.count", { count: 2 }));
    await userEvent.type(fieldOf(canvas), "x");
    await expect(status).toHaveTextContent(de("profile.form.list.noCountry"));
    await expect(fieldOf(canvas)).toHaveAttribute("aria-expanded", "false");
    await userEvent.tab();
    await expect(status).toBeEmptyDOMElement();
  },
});

export const EscapeClosesAndThenRestores = meta.story({
  tags: behaviour,
  args: { value: "Deutsch" },
  play: async ({ canvas, userEvent, args }) => {
    const field = fieldOf(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, "nig");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(field).toHaveValue("nig");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("Deutsch");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const TabTakesTheMarkedEntry = meta.story({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(fieldOf(canvas), "nigeria");
    await userEvent.tab();
    await expect(fieldOf(canvas)).toHaveValue("Nigerianisch");
    await expect(fieldOf(canvas)).not.toHaveFocus();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

export const TakesAnEntryThatWasTypedOut = meta.story({
  tags: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(fieldOf(canvas), "daenisch{Escape}");
    await userEvent.tab();
    await expect(fieldOf(canvas)).toHaveValue("Dänisch");
  },
});

export const KeepsAndMarksWhatIsNoEntry = meta.story({
  tags: behaviour,
  args: { value: "Deutsch" },
  play: async ({ canvas, userEvent, args }) => {
    const field = fieldOf(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, "Atlantis");
    await expect(field).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(field).toHaveValue("Atlantis");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(args.noMatch);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
    await userEvent.clear(field);
    await userEvent.type(field, "deutsch");
    await userEvent.tab();
    await expect(field).toBeValid();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Deutsch");
  },
});

export const CanBeEmptied = meta.story({
  tags: behaviour,
  args: { value: "Deutsch" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(fieldOf(canvas));
    await userEvent.tab();
    await expect(fieldOf(canvas)).toHaveValue("");
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith("");
  },
});

export const KeepsAValueOutsideOfTheList = meta.story({
  tags: behaviour,
  args: { value: "staatenlos" },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(fieldOf(canvas));
    await expect(canvas.getAllByRole("option")).toHaveLength(nationalities.length);
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await userEvent.tab();
    await expect(fieldOf(canvas)).toHaveValue("staatenlos");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

export const TakesOtherWordsWhereTheyAreWelcome = meta.story({
  tags: behaviour,
  args: { ...company, label },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(fieldOf(canvas), "Fraport");
    await expect(markedOf(canvas)).toBeNull();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Fraport");
    await userEvent.type(fieldOf(canvas), " Testbetrieb ");
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Fraport Testbetrieb");
    await expect(fieldOf(canvas)).toHaveValue("Fraport Testbetrieb");
  },
});

export const TakesATap = meta.story({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: `${label}: Liste öffnen` }));
    await expect(fieldOf(canvas)).toHaveFocus();
    await userEvent.click(canvas.getByRole("option", { name: "Ägyptisch" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("Ägyptisch");
    await expect(fieldOf(canvas)).toHaveFocus();
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
});

/** TalkBack and VoiceOver press an entry that they have focused, by a click alone. */
export const TakesTheClickOfAScreenReader = meta.story({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(fieldOf(canvas), "deut");
    const entry = canvas.getByRole("option", { name: "Deutsch" });
    entry.focus();
    entry.click();
    await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull());
    await expect(fieldOf(canvas)).toHaveValue("Deutsch");
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith("Deutsch");
    await expect(fieldOf(canvas)).toHaveFocus();
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
});

/** Android's keyboards compose every word: keys have no names, and Enter first ends the word. */
export const WaitsForTheEndOfAComposedWord = meta.story({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    const field = fieldOf(canvas);
    await userEvent.click(field);
    await fireEvent.compositionStart(field);
    await fireEvent.keyDown(field, { key: "Unidentified", keyCode: 229, isComposing: true });
    await fireEvent.input(field, { target: { value: "türk" } });
    await expect(markedOf(canvas)).toBe("Türkisch");
    await fireEvent.keyDown(field, { key: "Enter", keyCode: 229, isComposing: true });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await fireEvent.compositionEnd(field, { data: "türk" });
    await fireEvent.keyDown(field, { key: "Enter" });
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith("Türkisch");
  },
});

export const ClearsWithATap = meta.story({
  tags: behaviour,
  args: { value: "Deutsch" },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole("button", { name: `${label}: Auswahl löschen` })).toBeNull();
    await userEvent.click(fieldOf(canvas));
    await userEvent.click(canvas.getByRole("button", { name: `${label}: Auswahl löschen` }));
    await expect(args.onValueChange).toHaveBeenCalledWith("");
    await expect(fieldOf(canvas)).toHaveFocus();
    await expect(canvas.getAllByRole("option")).toHaveLength(nationalities.length);
  },
});

/** On a phone a tap outside leaves the focus in the field; the typed text still counts. */
export const ClosesWithATapBesideIt = meta.story({
  tags: behaviour,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(fieldOf(canvas), "deutsch");
    await fireEvent.pointerDown(document.body);
    await waitFor(() => expect(canvas.queryByRole("listbox")).toBeNull());
    await expect(fieldOf(canvas)).toHaveFocus();
    await expect(fieldOf(canvas)).toHaveValue("Deutsch");
  },
});

export const ShowsTheChosenEntryFirst = meta.story({
  tags: behaviour,
  args: { value: "Nigerianisch" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(fieldOf(canvas));
    await expect(markedOf(canvas)).toBe("Nigerianisch");
    const list = canvas.getByRole("listbox").getBoundingClientRect();
    const row = canvas.getByRole("option", { name: "Nigerianisch" }).getBoundingClientRect();
    await expect(row.top).toBeGreaterThanOrEqual(list.top);
    await expect(row.bottom).toBeLessThanOrEqual(list.bottom);
    await userEvent.keyboard("d");
    await expect(fieldOf(canvas)).toHaveValue("d");
  },
});

/** A10, A11: touch targets within the window. */
export const FitsASmallPhone = LongNamesOnASmallPhone.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    const list = canvas.getByRole("listbox").getBoundingClientRect();
    await expect(list.left).toBeGreaterThanOrEqual(0);
    await expect(list.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(list.bottom).toBeLessThanOrEqual(innerHeight);
    for (const row of canvas.getAllByRole("option")) {
      await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
      await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    }
  },
});

export const OpensUpwardsAtTheEndOfAPage = meta.story({
  tags: behaviour,
  render: (args) => (
    <div className="flex min-h-dvh flex-col justify-end">
      <Controlled {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(fieldOf(canvas));
    const list = canvas.getByRole("listbox").getBoundingClientRect();
    await expect(list.bottom).toBeLessThanOrEqual(fieldOf(canvas).getBoundingClientRect().top);
    await expect(list.top).toBeGreaterThanOrEqual(0);
  },
});

/** A11: in a low window neither side has room, so the field scrolls up. */
export const MovesTheFieldUpWhereThereIsNoRoom = meta.story({
  tags: behaviour,
  globals: { viewport: { value: "small", isRotated: false } },
  render: (args) => (
    <div className="grid py-64">
      <Controlled {...args} />
      <div className="h-dvh" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = fieldOf(canvas);
    document.documentElement.scrollTop += field.getBoundingClientRect().top - innerHeight / 2 + 30;
    await userEvent.click(field);
    const list = canvas.getByRole("listbox").getBoundingClientRect();
    await expect(list.top).toBeGreaterThanOrEqual(field.getBoundingClientRect().bottom);
    await expect(list.bottom).toBeLessThanOrEqual(innerHeight - 80);
  },
});

/** A9: a failed list can be reloaded, also by keyboard. */
export const LeadsToTheButtonOfAFailedList = meta.story({
  tags: behaviour,
  args: { options: [], status: failed },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(fieldOf(canvas));
    await expect(canvas.getByRole("status")).toHaveTextContent("Die Liste konnte nicht geladen werden.");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Noch einmal laden" })).toHaveFocus();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.queryByRole("button", { name: "Noch einmal laden" })).toBeNull();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

export const CannotBeChangedWhileLocked = meta.story({
  tags: behaviour,
  args: { value: "Deutsch", isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(fieldOf(canvas)).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}x");
    await userEvent.click(canvas.getByRole("button", { name: `${label}: Liste öffnen` }));
    await userEvent.click(fieldOf(canvas));
    await expect(canvas.queryByRole("listbox")).toBeNull();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

function WithFocusButton(props: ComboboxFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <ComboboxField {...props} ref={field} />
      <button type="button" onClick={() => field.current?.focus()}>
        zum Feld
      </button>
    </>
  );
}

/** A form focuses its first error: the field takes the focus and stays closed. */
export const CanBeFocusedByItsForm = meta.story({
  tags: behaviour,
  render: (args) => <WithFocusButton {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "zum Feld" }));
    await expect(fieldOf(canvas)).toHaveFocus();
    await expect(canvas.queryByRole("listbox")).toBeNull();
  },
});

/** A browser autofills it while the focus is elsewhere, so there is no blur. */
export const TakesWhatTheBrowserFillsIn = meta.story({
  tags: behaviour,
  args: { value: "Nigerianisch" },
  play: async ({ canvas, args }) => {
    await fireEvent.input(canvas.getByRole("combobox", { name: label }), { target: { value: "türkisch" } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Türkisch");
    await expect(canvas.getByRole("combobox", { name: label })).toHaveValue("Türkisch");
  },
});

/** Autofilled before its list has loaded. */
export const FindsItInAListThatComesLate = meta.story({
  tags: behaviour,
  render: (args) => <LateList {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("combobox", { name: label });
    await fireEvent.input(field, { target: { value: "Türkisch" } });
    await expect(field).toBeValid();
    await userEvent.click(canvas.getByRole("button", { name: "Liste ist da" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("Türkisch");
    await expect(field).toHaveValue("Türkisch");
  },
});

function LateList(args: ComboboxFieldProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <>
      <Controlled {...args} options={isLoaded ? args.options : []} status={isLoaded ? undefined : loading} />
      <Button onClick={() => setIsLoaded(true)}>
        <span>Liste ist da</span>
      </Button>
    </>
  );
}
