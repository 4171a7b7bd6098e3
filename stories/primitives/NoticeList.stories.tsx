import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import type { NoticeContent } from "#src/primitives/Notice.tsx";
import { NoticeList, type NoticeListProps } from "#src/primitives/NoticeList.tsx";
import preview from "#workbench/preview.tsx";

const LONG = 600_000;
const notice = (id: string, tone: NoticeContent["tone"], title: string, more: Partial<NoticeContent> = {}) => ({
  id,
  tone,
  title,
  duration: LONG,
  ...more,
});

const sent = notice("sent", "success", "Bewerbung gesendet", {
  text: "Wir melden uns in den nächsten Tagen mit den weiteren Schritten bei Ihnen.",
});
const failed = notice("failed", "error", "Profil konnte nicht geladen werden");
const code = notice("code", "info", "Neuer Code ist unterwegs.");
const plain = notice("plain", "default", "Sie sind angemeldet.");

/**
 * What just happened, above everything, bottom right. At most three; a fourth replaces the oldest. Never the only
 * message of a failure: that stays in the page until it is solved.
 */
const meta = preview.meta({
  component: NoticeList,
  args: { notices: [sent], onClose: fn(), closeLabel: "Meldung schließen", regionLabel: "Meldungen" },
  parameters: { layout: "fullscreen" },
});

export const Success = meta.story({
  name: "Kurzmeldung bei Erfolg",
  parameters: { spec: ["VA-125", "VS-006", "FMT-12"] },
});
export const Failure = meta.story({
  name: "Kurzmeldung bei Fehler",
  args: { notices: [failed] },
  parameters: { spec: ["VA-125", "VA-128", "VS-006"] },
});
export const Info = meta.story({
  name: "Kurzmeldung als Hinweis",
  args: { notices: [code] },
  parameters: { spec: ["VA-125", "VS-006"] },
});
export const Default = meta.story({
  name: "Neutrale Kurzmeldung",
  args: { notices: [plain] },
  parameters: { spec: ["VA-125"] },
});

export const Counterexample = Default.extend({
  name: "So nicht",
  tags: ["behaviour", "!autodocs"],
  parameters: { spec: [] },
  args: {
    notices: [
      notice("booked", "default", "Mo., 23.11., 08:00\u00a0Uhr, Eingang B2. Bitte bringen Sie Ihren Ausweis mit."),
    ],
  },
});

export const BottomRight = meta.story({
  name: "Unten rechts, am Computer",
  args: { notices: [sent, failed] },
  globals: { viewport: { value: "desktop", isRotated: false } },
  parameters: { spec: ["VA-125", "FMT-12", "FMTS-22"] },
});

export const ThreeStacked = meta.story({
  name: "Drei Kurzmeldungen übereinander",
  args: { notices: [sent, failed, code] },
  parameters: { spec: ["VA-126", "VS-007", "FMT-11", "FMTS-20"] },
});

export const FourthTakesThePlaceOfTheOldest = meta.story({
  name: "Vierte Kurzmeldung ersetzt die älteste",
  args: { notices: [sent, failed, code, plain] },
  parameters: { spec: ["VA-126", "VS-007", "FMT-11", "FMTS-20"] },
});

export const LongTextOnASmallPhone = meta.story({
  name: "Langer Text, auf kleinem Handy",
  args: {
    notices: [
      notice("long", "error", "Änderungen konnten nicht gespeichert werden: Benachrichtigungseinstellungen", {
        text: "Die Antwort dauert zu lange. Bitte versuchen Sie es in einigen Minuten noch einmal.",
      }),
    ],
  },
  globals: { viewport: { value: "small", isRotated: false } },
  parameters: { spec: ["VA-127", "VS-008"] },
});

function Controlled({ notices, ...args }: NoticeListProps) {
  const [shown, setShown] = useState(notices);
  return (
    <NoticeList
      {...args}
      notices={shown}
      onClose={(id) => {
        args.onClose(id);
        setShown((before) => before.filter((one) => one.id !== id));
      }}
    />
  );
}

const behaviour = ["behaviour", "!autodocs"];
const controlled = (args: NoticeListProps) => <Controlled {...args} />;

const boxOf = async (title: RegExp) => {
  const { left, right, bottom, height } = (await screen.findByText(title)).closest("li")!.getBoundingClientRect();
  return { left, right: innerWidth - right, bottom: innerHeight - bottom, height };
};

export const StaysAtTheLowerRight = meta.story({
  tags: behaviour,
  render: controlled,
  args: { notices: [sent] },
  globals: { viewport: { value: "desktop", isRotated: false } },
  parameters: { spec: ["FMT-12", "FMTS-22"] },
  play: async () => {
    const { left, right, bottom } = await boxOf(/^Bewerbung gesendet/);
    await expect(innerWidth).toBeGreaterThanOrEqual(1024);
    await expect([right, bottom].map(Math.round)).toEqual([24, 24]);
    await expect(left).toBeGreaterThan(innerWidth / 2);
  },
});

export const ALongTextWrapsAndCanStillBeClosed = LongTextOnASmallPhone.extend({
  tags: behaviour,
  render: controlled,
  parameters: { spec: ["FMT-12", "FMTS-22", "VA-127", "VS-008"] },
  play: async ({ userEvent, args }) => {
    const { left, right, bottom, height } = await boxOf(/^Änderungen konnten/);
    await expect(innerWidth).toBe(320);
    await expect([left, right, bottom].map(Math.round)).toEqual([16, 16, 16]);
    const line = Number.parseFloat(getComputedStyle(screen.getByText(/^Änderungen konnten/)).lineHeight);
    await expect(height).toBeGreaterThan(4 * line);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await userEvent.click(screen.getByRole("button", { name: /^Meldung schließen: / }));
    await expect(args.onClose).toHaveBeenCalledWith("long");
  },
});

export const ShowsThreeAtMost = meta.story({
  tags: behaviour,
  args: { notices: [sent, failed, code] },
  parameters: { spec: ["FMT-11", "VA-126", "VS-007"] },
  render: function Arriving(args) {
    const [notices, setNotices] = useState(args.notices);
    return (
      <>
        <button type="button" onClick={() => setNotices([...notices, plain])}>
          Anmelden
        </button>
        <NoticeList {...args} notices={notices} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const shown = () => [...document.querySelectorAll("li[data-tone]")].map((item) => item.getAttribute("data-tone"));
    await waitFor(() => expect(shown()).toEqual(["success", "error", "info"]));
    await userEvent.click(canvas.getByRole("button", { name: "Anmelden" }));
    await screen.findByText("Sie sind angemeldet.");
    await waitFor(() => expect(shown()).toEqual(["error", "info", "default"]));
    await expect(screen.queryByText("Bewerbung gesendet")).not.toBeInTheDocument();
  },
});

export const ClosesWithItsButton = meta.story({
  tags: behaviour,
  render: controlled,
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: /^Meldung schließen: / }));
    await expect(args.onClose).toHaveBeenCalledWith("sent");
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Meldung schließen: / })).not.toBeInTheDocument());
  },
});

export const SuccessLeavesBeforeFailure = meta.story({
  tags: behaviour,
  render: controlled,
  args: { notices: [{ ...sent, duration: 80 }, failed] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith("sent"));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.getByText("Profil konnte nicht geladen werden")).toBeVisible();
  },
});

/** A8: the live region announces each notice once, a failure assertively, the others politely. */
export const IsSaidOnce = meta.story({
  tags: behaviour,
  render: controlled,
  args: { notices: [sent, failed, code] },
  play: async () => {
    const politenessOf = async (title: string) => {
      const regions = await waitFor(() => {
        const found = screen.getAllByRole("status").filter((region) => region.textContent?.includes(title));
        if (found.length === 0) throw new Error(`nothing says ${title}`);
        return found;
      });
      // No prefix and no visible or invisible padding.
      for (const region of regions)
        await expect(region.textContent?.replaceAll(/[\s\u200b]/g, "")).toMatch(/^(Bewerbung|Profil|Neuer)/);
      return regions.map((region) => region.getAttribute("aria-live"));
    };
    await expect(await politenessOf("Bewerbung gesendet Wir melden uns")).toEqual(["polite"]);
    await expect(await politenessOf("Profil konnte nicht geladen werden")).toEqual(["assertive"]);
    await expect(await politenessOf("Neuer Code ist unterwegs.")).toEqual(["polite"]);
  },
});

/** What the page announces itself is not repeated. */
export const LeavesToThePageWhatItSays = meta.story({
  tags: behaviour,
  render: controlled,
  args: {
    notices: [
      { ...failed, announcement: "" },
      { ...code, announcement: "Bitte warten Sie 42 Sekunden." },
    ],
  },
  play: async () => {
    const heard = () => screen.getAllByRole("status").map((region) => region.textContent?.replace("\u200b", "").trim());
    await waitFor(() => expect(heard()).toContain("Bitte warten Sie 42 Sekunden."));
    await expect(heard().filter(Boolean)).toEqual(["Bitte warten Sie 42 Sekunden."]);
  },
});

/** A9 */
export const WaitsWhileThePointerOrTheFocusIsOnIt = meta.story({
  tags: behaviour,
  render: controlled,
  play: async ({ userEvent }) => {
    const list = (await screen.findByText("Bewerbung gesendet")).closest("ol")!;
    const heard: string[] = [];
    for (const name of ["toast.viewportPause", "toast.viewportResume"])
      list.addEventListener(name, () => heard.push(name));
    await userEvent.hover(screen.getByText("Bewerbung gesendet"));
    await userEvent.unhover(list);
    await userEvent.tab();
    await expect(screen.getByText("Bewerbung gesendet").closest("ol")).toContainElement(
      document.activeElement as HTMLElement,
    );
    await expect(heard.slice(0, 3)).toEqual(["toast.viewportPause", "toast.viewportResume", "toast.viewportPause"]);
  },
});

/** A9: the announcement is gone after a second, the notice is not. */
export const WaitsWhileTheTabIsHidden = meta.story({
  tags: behaviour,
  render: controlled,
  args: { notices: [{ ...sent, duration: 80 }] },
  beforeEach: () => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true });
    return () => Reflect.deleteProperty(document, "hidden");
  },
  play: async ({ args }) => {
    const announcements = () =>
      screen.queryAllByRole("status").filter((region) => region.textContent?.includes("gesendet"));
    await waitFor(() => expect(announcements()).toHaveLength(1));
    await waitFor(() => expect(announcements()).toHaveLength(0), { timeout: 5000 });
    await expect(args.onClose).not.toHaveBeenCalled();
    Reflect.deleteProperty(document, "hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith("sent"));
  },
});

export const GivesTheFocusBackWhenItCloses = meta.story({
  tags: behaviour,
  render: (args) => (
    <>
      <button type="button">Davor</button>
      {controlled(args)}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await screen.findByText("Bewerbung gesendet");
    const before = canvas.getByRole("button", { name: "Davor" });
    before.focus();
    await userEvent.keyboard("[F8]");
    await expect(screen.getByRole("region", { name: "Meldungen (F8)" })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByText("Bewerbung gesendet")).toBeNull());
    await expect(before).toHaveFocus();
  },
});
