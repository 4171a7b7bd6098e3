import type { Locale } from "#src/copy/store.ts";
import type { Used } from "#src/copy/workbenchRecord.ts";
import { catalogueText, fileTexts, replaceTexts, subscribeToCatalogue } from "#src/copy/workbenchTexts.ts";
import { sorted } from "./applyProposal.ts";
import { hear, send, type Held, type Line, type Refusal, type Row } from "./events.ts";
import { exported } from "./exportProposal.ts";
import { isOfDesk, outliner } from "./outline.ts";
import { startPointing } from "./pointing.ts";
import { readDrafts } from "./draftStore.ts";
import type { Proposal } from "./proposal.ts";
import { rowsOf, type Known } from "./rows.ts";
import { spotsIn, type Spot } from "./spots.ts";

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

async function whatTheBuildKnows(): Promise<{ known: Known; held: Held }> {
  const { copyUse } = await import("virtual:copy-use");
  const { approvals, pictures } = await import("virtual:text-status");
  // On the dev server the panel asks for each text as it is; the whole catalogue would only be slow.
  const spelling = import.meta.env.DEV ? {} : (await import("virtual:spelling")).spelling;
  return { known: { use: copyUse, spelling }, held: { approvals, pictures } };
}

/** The desk's half on the canvas: knows the texts of the story on show, shows proposals, lets people point. */
export function canvasDesk() {
  let line: Line | null = null;
  let story: { id: string; locale: Locale } | null = null;
  let used: readonly Used[] = [];
  let spots: Spot[] = [];
  let told = "";
  let known: Known = { use: {}, spelling: {} };
  let proposal: Proposal = [];
  let named = "";
  let held: Held = { approvals: {}, pictures: {} };
  let refusals: Refusal[] = [];
  let outlined: string | null = null;
  let endPointing: (() => void) | null = null;
  let due: ReturnType<typeof setTimeout> | undefined;
  let frames: ReturnType<typeof outliner> | undefined;

  const elementsOf = (key: string | null) => spots.filter((spot) => spot.key === key).map(({ element }) => element);
  const keysAt = (element: Element) => [
    ...new Set(spots.filter((spot) => spot.element === element).map(({ key }) => key)),
  ];

  function look() {
    if (!line || !story) return;
    spots = spotsIn([...document.body.children].filter(isOfStory), used);
    const rows: Row[] = rowsOf(spots, used, catalogueText, known, story.id);
    const shown = { story: story.id, locale: story.locale, rows };
    if (JSON.stringify(shown) !== told) send(line, "shown", shown);
    told = JSON.stringify(shown);
    if (!endPointing) frames?.show(elementsOf(outlined));
  }
  /** Soon, and once for everything that changes at the same time. */
  function lookSoon() {
    if (!line) return;
    clearTimeout(due);
    due = setTimeout(look, 30);
  }

  function apply(next: Proposal) {
    proposal = next;
    const { fitting, refusals: refused } = sorted(proposal, catalogueText);
    replaceTexts(fitting.filter(({ stage }) => stage !== "declined"));
    refusals = refused;
    tellApplied();
  }
  function tellApplied() {
    if (!line) return;
    const about = (key: string) => ({
      texts: { de: catalogueText("de", key) ?? "", en: catalogueText("en", key) ?? "" },
      places: known.use[key] ?? [],
    });
    const ofProposal = Object.fromEntries(proposal.map(({ key }) => [key, about(key)]));
    send(line, "applied", { refusals, known: ofProposal });
  }

  function point(isOn: boolean) {
    endPointing?.();
    endPointing = null;
    frames?.show(elementsOf(outlined));
    if (!isOn || !line) return;
    const to = line;
    endPointing = startPointing(document, {
      spots: () => spots,
      onTouch(element) {
        frames?.show(element ? [element] : []);
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

  async function open(to: Line) {
    if (!line) {
      line = to;
      frames = outliner(document);
      new MutationObserver(lookSoon).observe(document.body, {
        attributeFilter: watched,
        characterData: true,
        childList: true,
        subtree: true,
      });
      ({ known, held } = await whatTheBuildKnows());
    }
    told = "";
    lookSoon();
    tellApplied();
    send(to, "held", held);
  }

  return {
    /** Hears which texts the story uses. */
    onUsed(now: Used[]) {
      used = now;
      lookSoon();
    },
    /** Before a story is drawn: which one, in which language, and which drafts its address names. */
    begin(id: string, locale: Locale, drafts: string) {
      if (story?.id !== id) {
        used = [];
        outlined = null;
        point(false);
      }
      story = { id, locale };
      if (drafts !== named) apply(readDrafts(drafts).proposal);
      named = drafts;
      lookSoon();
    },
    connect(to: Line) {
      hear(to, "ask", () => void open(to));
      hear(to, "propose", apply);
      hear(to, "point", point);
      hear(to, "outline", (key) => {
        outlined = key;
        const elements = elementsOf(key);
        elements[0]?.scrollIntoView({ block: "nearest" });
        frames?.show(elements);
      });
      hear(to, "export", ({ proposal: asked, said }) => {
        const changes = sorted(asked, catalogueText).fitting.map((change) => ({
          ...change,
          before: catalogueText(change.locale, change.key) ?? "",
        }));
        send(to, "exported", exported({ changes, said, held: held.approvals, read: fileTexts }));
      });
      hear(to, "approved", (approvals) => {
        held = { ...held, approvals };
        send(to, "held", held);
      });
      subscribeToCatalogue(() => {
        look(); // first what the catalogue says now, then that nothing is proposed beyond it
        apply(proposal);
      });
      send(to, "here");
    },
  };
}
