import type { Journey } from "../journey.ts";

export function JourneyMap({ journey }: { journey: Journey; theme: "light" | "dark" }) {
  return <h1>{journey.title}</h1>;
}
