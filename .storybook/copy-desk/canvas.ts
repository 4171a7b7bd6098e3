import type { Locale } from "#src/copy/store.ts";
import type { Used } from "#src/copy/workbenchRecord.ts";
import { catalogueText, fileTexts, replaceTexts, subscribeToCatalogue } from "#src/copy/workbenchTexts.ts";
import { sorted, type ReadText } from "./applyProposal.ts";
import { listen, send, type Stored, type DeskChannel, type Messages, type Refusal, type Row } from "./events.ts";
import { isOfDesk, outliner } from "./outline.ts";
import { startPointing } from "./pointing.ts";
import { readDrafts, watchDrafts } from "./draftStore.ts";
import { draftedKeys, nothingDrafted, type Drafted } from "./drafted.ts";
import { spotsIn, type Spot } from "./spots.ts";
import type { Finding } from "../findings/finding.ts";
import type { StoryRef } from "./copyUse.ts";

const isOfStory = (element: Element) =>
  !isOfDesk(element) && element.id !== "storybook-docs" && !element.matches("script, style, [class^=sb-]");

const watched = [
  "aria-label",
  "aria-valuetext",
  "aria-description",
  "alt",
  "class",
  "hidden",
  "open",
  "placeholder",
  "title",
];

async function whatTheBuildKnows(): Promise<{ facts: BuildFacts; stored: Stored }> {
  const { copyUse } = await import("virtual:copy-use");
  const { approvals, pictures } = await import("virtual:text-status");
  // The dev server checks each text on request; checking the complete catalogue is slow.
  const spelling = import.meta.env.DEV ? {} : (await import("virtual:spelling")).spelling;
  return { facts: { use: copyUse, spelling }, stored: { approvals, pictures } };
}

/** The desk's half on the canvas: knows the texts of the story on show, shows proposals, lets people point. */
export function canvasDesk() {
  let channel: DeskChannel | null = null;
  let story: { id: string; locale: Locale; isComplete: boolean } | null = null;
  let used: readonly Used[] = [];
  let spots: Spot[] = [];
  let lastSent = "";
  let facts: BuildFacts = { use: {}, spelling: {} };
  let drafted = nothingDrafted;
  let named = "";
  let stored: Stored = { approvals: {}, pictures: {} };
  let refusals: Refusal[] = [];
  let outlined: string | null = null;
  let endPointing: (() => void) | null = null;
  let due: ReturnType<typeof setTimeout> | undefined;
  let frames: ReturnType<typeof outliner> | undefined;

  /** What stands behind an open dialog has no frame: it would lie over the dialog. */
  const inFront = () => spots.filter(({ isBehind }) => !isBehind);
  const elementsOf = (key: string | null) => inFront().flatMap((spot) => (spot.key === key ? spot.element : []));
  const keysAt = (element: Element) => [
    ...new Set(spots.filter((spot) => spot.element === element).map(({ key }) => key)),
  ];

  function sync() {
    if (!channel || !story) return;
    spots = spotsIn([...document.body.children].filter(isOfStory), used);
    const rows: Row[] = rowsOf(spots, used, catalogueText, facts, story.id);
    const shown = { story: story.id, locale: story.locale, rows, isComplete: story.isComplete };
    if (JSON.stringify(shown) !== lastSent) send(channel, "shown", shown);
    lastSent = JSON.stringify(shown);
    if (!endPointing) frames?.show(elementsOf(outlined));
  }
  /** Soon, and once for everything that changes at the same time. */
  function scheduleSync() {
    if (!channel) return;
    clearTimeout(due);
    due = setTimeout(sync, 30);
  }

  function apply(next: Drafted) {
    drafted = next;
    const { fitting, refusals: refused } = sorted(drafted.proposal, catalogueText);
    replaceTexts(fitting.filter(({ stage }) => stage !== "declined"));
    refusals = refused;
    sendApplied();
  }
  function sendApplied() {
    if (!channel) return;
    const about = (key: string) => ({
      texts: { de: catalogueText("de", key) ?? "", en: catalogueText("en", key) ?? "" },
      places: facts.use[key] ?? [],
    });
    const keyFacts = Object.fromEntries(draftedKeys(drafted).map((key) => [key, about(key)]));
    send(channel, "applied", { refusals, keyFacts });
  }

  function point(isOn: boolean) {
    endPointing?.();
    endPointing = null;
    frames?.show(elementsOf(outlined));
    if (!isOn || !channel) return;
    const to = channel;
    endPointing = startPointing(document, {
      spots: () => spots,
      onTouch(element) {
        frames?.show(inFront().some((spot) => spot.element === element) && element ? [element] : []);
        send(to, "pointed", { keys: element ? keysAt(element) : [], isChosen: false });
      },
      onChoose(element) {
        outlined = keysAt(element)[0] ?? null;
        point(false);
        send(to, "pointed", { keys: keysAt(element), isChosen: true });
      },
      onLeave() {
        point(false);
        send(to, "pointed", { keys: [], isChosen: true });
      },
    });
  }

  async function open(to: DeskChannel) {
    if (!channel) {
      channel = to;
      frames = outliner(document);
      new MutationObserver(scheduleSync).observe(document.body, {
        attributeFilter: watched,
        characterData: true,
        childList: true,
        subtree: true,
      });
      ({ facts, stored } = await whatTheBuildKnows());
    }
    lastSent = "";
    scheduleSync();
    sendApplied();
    send(to, "stored", stored);
  }

  async function exportTo(to: DeskChannel, { proposal: requested, draftStatuses }: Messages["export"][0]) {
    // With the rules of style, which nothing else on a canvas needs.
    const { exported } = await import("./exportProposal.ts");
    const changes = sorted(requested, catalogueText).fitting.map((change) => ({
      ...change,
      before: catalogueText(change.locale, change.key) ?? "",
    }));
    send(to, "exported", exported({ changes, draftStatuses, stored: stored.approvals, read: fileTexts }));
  }

  // In a frame of a page no panel sends proposals.
  watchDrafts(() => named, apply);

  return {
    /** Hears which texts the story uses. */
    onUsed(now: Used[]) {
      used = now;
      scheduleSync();
    },
    /** Called before a story is rendered, with its language and the id of the drafts in its address. */
    startStory(id: string, locale: Locale, drafts: string) {
      if (story?.id !== id) {
        used = [];
        outlined = null;
        point(false);
      }
      story = { id, locale, isComplete: false };
      if (drafts !== named) apply(readDrafts(drafts));
      named = drafts;
      scheduleSync();
    },
    /** Called when a story has played, also when that failed. A story that is left may come late. */
    completeStory(id: string) {
      if (story?.id !== id) return;
      story.isComplete = true;
      scheduleSync();
    },
    connect(to: DeskChannel) {
      listen(to, "request", () => void open(to));
      listen(to, "propose", apply);
      listen(to, "point", point);
      listen(to, "outline", (key) => {
        outlined = key;
        const elements = elementsOf(key);
        elements[0]?.scrollIntoView({ block: "center" });
        frames?.show(elements);
      });
      listen(to, "export", (requested) => void exportTo(to, requested));
      listen(to, "approved", (approvals) => {
        stored = { ...stored, approvals };
        send(to, "stored", stored);
      });
      subscribeToCatalogue(() => {
        sync(); // the new texts of the catalogue must be sent before the changed proposal
        apply(drafted);
      });
      send(to, "ready");
    },
  };
}

/** What the build knows of each key. */
type BuildFacts = { use: Readonly<Record<string, StoryRef[]>>; spelling: Readonly<Record<string, Finding[]>> };

/** The texts of a story in the order of the screen; those that are in use but not to be seen come last. */
function rowsOf(
  spots: readonly Spot[],
  used: readonly Used[],
  read: ReadText,
  facts: BuildFacts,
  story: string,
): Row[] {
  const keys = new Set([...spots, ...used].map(({ key }) => key));
  const component = story.slice(0, story.lastIndexOf("--"));
  const ofKey = (key: string) => spots.filter((spot) => spot.key === key);
  return [...keys].map((key) => ({
    key,
    texts: { de: read("de", key) ?? "", en: read("en", key) ?? "" },
    roles: [...new Set(ofKey(key).map(({ role }) => role))],
    isBehind: ofKey(key)[0]?.isBehind ?? false,
    misspelt: facts.spelling[key] ?? [],
    otherFiles: (facts.use[key] ?? []).filter((ref) => !ref.story.startsWith(`${component}--`)),
  }));
}
