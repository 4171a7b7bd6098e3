import { lazy, Suspense, useEffect, type ReactNode, type SyntheticEvent } from "react";
import { useStore } from "zustand/react";
import { globalsOf } from "#workbench/docs/sheet/settings.ts";
import { brightnessOf } from "#workbench/shared/theme/brightness.ts";
import { appIn, connectedStory } from "../connectedStory.tsx";
import { chosenPace, createRun, NEVER, stepsOf, takeRest, type JourneyStep, type RunStore } from "./run.ts";
import { BESIDE, isBeside } from "./beside.ts";
import { Steps } from "./Steps.tsx";
import { words } from "./words.ts";
import type { Message } from "#app/sandbox/database/records.ts";
import { storeAutoAdvance } from "#app/session/autoAdvanceSetting.ts";
import { Loading } from "#src/patterns/Loading.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import "./journeys.css";

type MailsProps = { messages: readonly Message[]; onOpen: (link: string) => void };

/** What has reached people outside of the app: codes and links, the newest first; nothing until there is one. */
function Mails({ messages, onOpen }: MailsProps) {
  const sent = messages.filter(({ code, link }) => code !== null || link !== null).slice(0, SHOWN);
  if (sent.length === 0) return null;
  return (
    <section aria-label={words.mails} className="journey-mails">
      <h2>{words.mails}</h2>
      <ul>
        {sent.map(({ id, to, subject, code, link }) => (
          <li key={id}>
            <span>{words.mail(subject, to)}</span>
            {code !== null && (
              <strong>
                {words.code} {code}
              </strong>
            )}
            {link !== null && (
              <button type="button" onClick={() => onOpen(link)}>
                {words.link}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const SHOWN = 4;

const { component: _, render: __, ...connected } = connectedStory;

type App = ReturnType<typeof appIn>;
type Loaded = { loaded: Record<string, unknown> };
type Context = Loaded & { globals: Record<string, unknown>; id: string };
type StartContext = Parameters<typeof connected.beforeEach>[0] &
  Context & { playFunction?: (context: object) => Promise<void> | void };

/** There nobody starts a play or watches it. */
const inTests = import.meta.env.MODE === "test";

const runIn = ({ loaded }: Loaded) => loaded["run"] as RunStore;

type PhoneProps = { app: App; run: RunStore; story: string; children: ReactNode };

/** A press beside the phone is none outside of the app's dialog. */
const stopPropagation = (event: SyntheticEvent) => event.stopPropagation();

/** A dialog of the app takes the focus back, wherever it goes: not from here. */
function allowFocusBeside() {
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Element && isBeside(event.relatedTarget)) event.stopImmediatePropagation();
  };
  window.addEventListener("focusout", onFocusOut, { capture: true });
  return () => window.removeEventListener("focusout", onFocusOut, { capture: true });
}

function Phone({ app, run, story, children }: PhoneProps) {
  useEffect(allowFocusBeside, []);
  return (
    <div className="journey">
      <div className="journey-phone">{children}</div>
      {/* A dialog on the phone makes nothing mute that is live by name, not even what tells nothing. */}
      <div className={BESIDE} aria-live="off" onPointerDown={stopPropagation} onFocus={stopPropagation}>
        <Mails messages={useStore(app.mailbox)} onOpen={app.open} />
        <Steps run={run} story={story} />
      </div>
    </div>
  );
}

/** Narrower than the app's wide layout, so that it looks as on the phone alone. In a small window manager-head.html keeps it in its place. */
const viewport = {
  name: "Weg",
  styles: { width: "630px", height: "844px" },
  type: "mobile",
} as const;

/** How the play of a journey is shown: the app on a phone, and beside it what the provider sends. */
export const journeyPlay = {
  ...connected,
  parameters: { ...connected.parameters, viewport: { options: { journey: viewport } } },
  globals: { ...connected.globals, viewport: { value: "journey", isRotated: false } },
  beforeEach: async (context: StartContext) => {
    const end = connected.beforeEach(context);
    // Where the play rests the app would open its next page after 2 s.
    storeAutoAdvance(appIn(context).page.getState().deps.local, false);
    const steps = await stepsOf(context.playFunction ?? (() => {}), context);
    context.loaded["run"] = inTests ? createRun(steps, NEVER, 0) : createRun(steps, takeRest(context.id), chosenPace());
    return end;
  },
  decorators: [
    (Story: () => ReactNode, context: Context) => (
      <Phone app={appIn(context)} run={runIn(context)} story={context.id}>
        <Story />
      </Phone>
    ),
  ],
};

/** As wide as the canvas; without a value Storybook takes the size last chosen. */
const fullCanvas = { name: "Ganze Breite", styles: { width: "100%", height: "100%" }, type: "desktop" } as const;

const JourneyMap = lazy(() => import("./map/JourneyMap.tsx").then((module) => ({ default: module.JourneyMap })));

const MapSkeleton = () => (
  <main className="sb-unstyled grid min-h-dvh content-start gap-6 bg-paper px-6 py-4 text-ink">
    <Loading label={words.loading} isLabelShown>
      <div aria-hidden="true" className="flex flex-wrap gap-32">
        <Skeleton className="h-105.5 w-48.75 rounded-2xl" />
        <Skeleton className="h-105.5 w-48.75 rounded-2xl" />
      </div>
    </Loading>
  </main>
);

type Played = { play: Parameters<typeof stepsOf>[0] };
/** `machines`: the ids of those whose charts the map draws below. `others`: stories that it names beside the states of these charts. */
type About = { lead: string; machines: readonly string[]; others?: readonly string[] };

/** How the map of a journey is shown, from the steps of its play: as wide as the canvas, as bright as the toolbar says. */
export function journeyMap({ play }: Played, { lead, machines, others = [] }: About) {
  let steps: Promise<JourneyStep[]> | undefined;
  return {
    parameters: {
      layout: "fullscreen" as const,
      controls: { disable: true },
      viewport: { options: { map: fullCanvas } },
    },
    globals: { viewport: { value: "map", isRotated: false } },
    decorators: [
      (_Story: unknown, { globals, title }: Pick<Context, "globals"> & { title: string }) => {
        const theme = brightnessOf(globals["theme"]);
        return (
          <Suspense fallback={<MapSkeleton />}>
            <JourneyMap
              title={title.slice(title.lastIndexOf("/") + 1)}
              lead={lead}
              machines={machines}
              others={others}
              steps={(steps ??= stepsOf(play, { loaded: { app: {} } }))}
              theme={theme}
              globals={globalsOf({ theme, locale: "de" }, globals)}
            />
          </Suspense>
        );
      },
    ],
  };
}
