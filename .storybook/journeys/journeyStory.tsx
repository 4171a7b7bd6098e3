import { lazy, Suspense } from "react";
import type { JourneyProps } from "./Journey.tsx";
import { words } from "./words.ts";

const Fetched = lazy(() => import("./Journey.tsx").then((module) => ({ default: module.Journey })));

/** A journey, fetched when somebody looks at it. */
export const Journey = (props: JourneyProps) => (
  <Suspense fallback={<p>{words.starting}</p>}>
    <Fetched {...props} />
  </Suspense>
);

type Context = { globals: Record<string, unknown> };

/** How every story of a journey is shown: as wide as the canvas, as bright as the toolbar says. */
export const journeyStory = {
  parameters: { layout: "fullscreen" as const, controls: { disable: true } },
  globals: { viewport: { value: undefined, isRotated: false } },
  render: (args: JourneyProps, { globals }: Context) => (
    <Journey {...args} theme={globals["theme"] === "dark" ? "dark" : "light"} />
  ),
};
