import { lazy, use } from "react";
import { journeys, type JourneyName } from "./flows/journeys.ts";
import { Player } from "./Player.tsx";

export type JourneyProps = { name: JourneyName; view: "player" | "map"; theme: "light" | "dark" };

const JourneyMap = lazy(() => import("./map/JourneyMap.tsx").then((module) => ({ default: module.JourneyMap })));

const fetched = new Map<JourneyName, ReturnType<(typeof journeys)[JourneyName]>>();

function journeyOf(name: JourneyName) {
  const known = fetched.get(name) ?? journeys[name]();
  fetched.set(name, known);
  return known;
}

/** A whole flow of the app: played step by step, or as a map of its states. */
export function Journey({ name, view, theme }: JourneyProps) {
  const journey = use(journeyOf(name));
  return view === "player" ? (
    <Player journey={journey} theme={theme} />
  ) : (
    <JourneyMap journey={journey} theme={theme} />
  );
}
