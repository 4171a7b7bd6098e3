import { CalendarCheck, Download, FileDown, LogOut, Settings, UsersRound } from "lucide-react";
import { expect, fn } from "storybook/test";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { Badge } from "#src/primitives/Badge.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** A list entry that links somewhere or only informs. Several belong in one TaskRows. */
const meta = preview.meta({
  component: TaskRow,
  args: {
    glyph: <CalendarCheck />,
    title: "Termin ansehen",
    note: "Mo.,\u00a023.11., 08:00\u00a0Uhr",
    onOpen: fn(),
  },
  render: (args) => (
    <TaskRows>
      <TaskRow {...args} />
    </TaskRows>
  ),
});

export const LeadsOn = meta.story({ name: "Führt weiter" });
export const WithBadge = meta.story({ name: "Mit Etikett", args: { badge: <Badge tone="go">Gebucht</Badge> } });
export const TellsOnly = meta.story({
  name: "Nur Auskunft, ohne Weg",
  args: { onOpen: undefined, badge: <Badge>{de("dashboard.badges.notOffered")}</Badge> },
});
export const ActsHere = meta.story({
  name: "Handlung an Ort und Stelle",
  args: { glyph: <LogOut />, title: "Abmelden", note: undefined, onOpen: undefined, onAct: fn() },
});
export const DownloadsAFile = ActsHere.extend({
  name: "Lädt eine Datei herunter",
  args: {
    glyph: <FileDown />,
    title: de("contract.page.documents.providerTitle"),
    note: de("contract.page.documents.providerNote"),
    mark: <Download aria-hidden="true" className="size-5 shrink-0 text-ink-3" />,
  },
});
export const Busy = ActsHere.extend({
  name: "Abmeldung läuft",
  args: { title: "Sie werden abgemeldet …", isPending: true },
});
export const ComesNext = meta.story({ name: "Als Nächstes", args: { plate: "signal", lead: "Als Nächstes" } });
export const WithMoreBelow = meta.story({
  name: "Mit Zusatz darunter",
  args: { children: <p className="px-card pb-3 text-meta text-ink-2">{de("groups.header.free", { free: 3 })}</p> },
});
export const WithoutNote = meta.story({ name: "Nur Titel", args: { note: undefined } });
export const LongTexts = meta.story({
  name: "Mit den längsten Texten",
  args: {
    title: "Terminbestätigungsverfahren der Probebetriebsleitung",
    note: "Maximiliane-Charlotte von Hohenstein-Wittgensteinbach leitet die Gruppe",
    badge: <Badge tone="caution">Zurückgezogen</Badge>,
  },
  globals: { viewport: { value: "small", isRotated: false } },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: (args) => (
    <TaskRows>
      <TaskRow {...args} badge={<Badge tone="go">Gebucht</Badge>} />
      <TaskRow {...args} glyph={<UsersRound />} title="Ihre Gruppe" note="Nordwind" />
      <TaskRow {...args} glyph={<Settings />} title="Einstellungen" note={undefined} />
      <TaskRow
        {...args}
        glyph={null}
        title="Sie werden abgemeldet …"
        note={undefined}
        onOpen={undefined}
        onAct={fn()}
        isPending
      />
      <TaskRow {...args} onOpen={undefined} badge={<Badge>{de("dashboard.badges.notOffered")}</Badge>} />
    </TaskRows>
  ),
});

export const OpensWithTheKeyboard = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /Termin ansehen/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
});
export const ActsOnceWhileBusy = Busy.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sie werden abgemeldet …" }));
    await expect(args.onAct).not.toHaveBeenCalled();
  },
});

export const ABadgeBreaksNoTitle = meta.story({
  tags: ["behaviour", "!autodocs"],
  args: { title: "Profildaten vervollständigen", note: undefined, badge: <Badge>Offen</Badge> },
  play: async ({ canvas }) => {
    const title = canvas.getByText("Profildaten vervollständigen");
    await expect(title.clientHeight).toBe(parseFloat(getComputedStyle(title).lineHeight));
    await expect(canvas.getByText("Offen").getBoundingClientRect().top).toBeGreaterThanOrEqual(
      title.getBoundingClientRect().bottom,
    );
  },
});
