import { ArrowLeft } from "lucide-react";
import { people } from "#src/people/people.ts";
import { IconButton } from "#src/primitives/IconButton.tsx";
import { de } from "#stories/support/copy.ts";
import type { ReactNode } from "react";
import type { Example } from "../DesignExamples.tsx";

/** A story of the part by its name, with what it shows. */
type OfState = { state: string; caption: string };

/**
 * A part in use as it should be and as it should not, and where further rules stand. What is right is the part itself, or one
 * of its states. What fills a window has a story on both sides, and with it the same frame.
 */
export type Pair = { good: Example | OfState; poor: Example | OfState; more?: { path: string; name: string } };

export const nothing = () => {};

export const looks = {
  path: "gestalten-grundlagen--docs#gute-und-schlechte-beispiele",
  name: "Grundlagen, gute und schlechte Beispiele",
};

export const wording = (anchor: string, name: string) => ({
  path: `gestalten-textton--docs#${anchor}`,
  name: `Textton, ${name}`,
});

export const email = { label: de("auth.entry.email"), name: "example", onValueChange: nothing };

export const onSign = (content: ReactNode) => (
  <span data-sign="" className="grid w-full gap-3 rounded-card bg-sign p-card text-sign-ink">
    {content}
  </span>
);

export const full = (content: ReactNode) => <span className="block w-full">{content}</span>;

export const pass = { name: "example", value: "", onValueChange: nothing };

export const secret = {
  name: "example",
  value: people.amira.password,
  showLabel: de("signIn.show"),
  hideLabel: de("signIn.hide"),
  shownStatus: "",
  hiddenStatus: "",
  onValueChange: nothing,
};

export const back = (
  <IconButton name={de("shell.back")}>
    <ArrowLeft />
  </IconButton>
);
