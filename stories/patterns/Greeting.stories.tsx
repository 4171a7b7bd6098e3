import { Greeting } from "#src/patterns/Greeting.tsx";
import { longestFirstName } from "#src/people/extremes.ts";
import { ProgressRing } from "#src/primitives/ProgressRing.tsx";
import { Skeleton } from "#src/primitives/Skeleton.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

const parts = { done: 2, total: 4 };

/** The heading of the start page and of the first steps: the greeting, and how far the user is. Belongs on the sign. */
const meta = preview.meta({
  component: Greeting,
  args: {
    name: "Amira Chidinma",
    text: de("dashboard.greeting.morning", { name: "Amira Chidinma" }),
    ring: <ProgressRing {...parts} label={de("dashboard.partsAlt", parts)} />,
    children: <p className="text-sign-ink-2">{de("dashboard.partsAlt", parts)}</p>,
  },
  decorators: [
    (Story) => (
      <div data-sign="" className="rounded-card bg-sign p-card text-sign-ink">
        <Story />
      </div>
    ),
  ],
});

export const Named = meta.story({ name: "Mit Namen" });
export const LongName = meta.story({
  name: "Langer Name",
  args: { name: longestFirstName, text: de("dashboard.greeting.morning", { name: longestFirstName }) },
});
export const Unnamed = meta.story({
  name: "Ohne Namen",
  args: { name: "", text: de("dashboard.greetingPlain.morning") },
});
export const Waiting = meta.story({
  name: "Wird geladen",
  args: {
    ring: <Skeleton className="size-22 rounded-full" />,
    children: <Skeleton className="h-6 w-40 rounded-plate" />,
  },
});

export const AllStates = meta.story({
  name: "Alle Zustände",
  tags: ["sheet"],
  parameters: { visual: { modes: ["dark", "forced"] } },
  render: () => (
    <div className="grid gap-4">
      <Named.Component />
      <LongName.Component />
      <Unnamed.Component />
      <Waiting.Component />
    </div>
  ),
});
