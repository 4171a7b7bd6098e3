import { expect, test } from "vitest";
import { stateNameFaults } from "#workbench/findings/stateNames.ts";

const file = "stories/screens/auth/PhoneScreen.stories.tsx";
const story = (name: string, title: string) => `export const ${name} = meta.story({ name: "${title}" });`;
const nameless = (...stories: string[]) => stories.map((name) => `${name} has no German name`);
const long = "x".repeat(40);

test.each([
  [
    "names, and behaviour without one",
    `${story("Empty", "Noch leer")} export const WrongCode = Empty.extend({ name: "Code falsch" });
      const behaviour = ["behaviour"]; export const KeepsDigitsOnly = Empty.extend({ tags: behaviour });`,
    [],
  ],
  [
    "no name, also derived from one with a name, and an English one",
    `export const Empty = meta.story(); ${story("Sending", "Wird gesendet")}
      export const OnASmallPhone = Sending.extend({ args: {} }); ${story("WrongCode", "Wrong Code")}`,
    nameless("Empty", "OnASmallPhone", "WrongCode"),
  ],
  [
    "behaviour that Storybook cannot see",
    'const behaviour = { tags: ["behaviour"] }; export const Keeps = meta.story({ ...behaviour });',
    nameless("Keeps"),
  ],
  [
    "a story that Storybook does not see",
    'const withCode = (code) => meta.story({ args: { code } });\nexport const Keeps = withCode("K7D2M8").extend({ tags: ["behaviour"] });',
    ["Storybook does not see the story Keeps"],
  ],
  ["40 signs", story("Long", long), []],
  ["41 signs", story("Longer", `${long}x`), [`Longer has more than 40 signs: ${long}x`]],
  [
    "one name for two states",
    story("Failed", "Nicht geladen") + story("LoadFailed", "Nicht geladen"),
    ["LoadFailed is named like a state before it: Nicht geladen"],
  ],
  [
    "no word of the glossary; the provider may be named",
    story("Saved", "Finanzdaten gespeichert") + story("Refused", "Abgelehnt, Text vom Anbieter"),
    ["Saved: „Finanzdaten“ sagt Gangway nicht. Schreiben Sie wie im Glossar: „Bank und Steuer“."],
  ],
])("%s", (_, stories, faults) =>
  expect(
    stateNameFaults(
      file,
      `import preview from "#workbench/preview.tsx"; const meta = preview.meta({ component: Button }); ${stories}`,
    ),
  ).toEqual(faults.map((fault) => `${file}: ${fault}`)),
);
