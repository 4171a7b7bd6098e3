import { lazy, Suspense, use } from "react";
import { journeys, type JourneyName } from "./paths/journeys.ts";
import { words } from "./words.ts";

type JourneyProps = { name: JourneyName; theme: "light" | "dark" };

const JourneyMap = lazy(() => import("./map/JourneyMap.tsx").then((module) => ({ default: module.JourneyMap })));

const fetched = new Map<JourneyName, ReturnType<(typeof journeys)[JourneyName]>>();

function journeyOf(name: JourneyName) {
  const known = fetched.get(name) ?? journeys[name]();
  fetched.set(name, known);
  return known;
}

/** A whole flow of the app as a map of its states, fetched when somebody looks at it. */
export const Journey = (props: JourneyProps) => (
  <Suspense fallback={<p>{words.loading}</p>}>
    <Fetched {...props} />
  </Suspense>
);

const Fetched = ({ name, theme }: JourneyProps) => <JourneyMap journey={use(journeyOf(name))} theme={theme} />;
