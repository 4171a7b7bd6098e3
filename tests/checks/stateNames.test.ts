import { expect, test } from "vitest";
import { stateNameFaults } from "#workbench/findings/stateNames.ts";

const file = "stories/screens/auth/PhoneScreen.stories.tsx";
const faultsOf = (stories: string) =>
  stateNameFaults(
    file,
    `import preview from "#workbench/preview.tsx";
    const meta = preview.meta({ component: Button });
    ${stories}`,
  );

test("states with a name each are in order, and stories that show behaviour need none", () => {
  expect(
    faultsOf(`export const Empty = meta.story({ name: "Noch leer" });
      export const WrongCode = Empty.extend({ name: "Code falsch" });
      const behaviour = ["behaviour"];
      export const KeepsDigitsOnly = Empty.extend({ tags: behaviour });`),
  ).toEqual([]);
});

test("a state without a name is reported, also if it is derived from one with a name", () => {
  expect(
    faultsOf(`export const Empty = meta.story();
      export const Sending = meta.story({ name: "Wird gesendet" });
      export const OnASmallPhone = Sending.extend({ args: {} });
      export const WrongCode = meta.story({ name: "Wrong Code" });`),
  ).toEqual(["Empty", "OnASmallPhone", "WrongCode"].map((story) => `${file}: ${story} has no German name`));
});

test("behaviour that Storybook cannot see is a state without a name", () => {
  expect(
    faultsOf(`const behaviour = { tags: ["behaviour"] };
      export const KeepsDigitsOnly = meta.story({ ...behaviour });`),
  ).toEqual([`${file}: KeepsDigitsOnly has no German name`]);
});

test("a story that Storybook does not see is reported", () => {
  expect(
    faultsOf(`const withCode = (code) => meta.story({ args: { code } });
      export const KeepsTheCode = withCode("K7D2M8").extend({ tags: ["behaviour"] });`),
  ).toEqual([`${file}: Storybook does not see the story KeepsTheCode`]);
});

test("a name of 40 signs is short enough, one of 41 is not", () => {
  const name = "x".repeat(40);
  expect(faultsOf(`export const Long = meta.story({ name: "${name}" });`)).toEqual([]);
  expect(faultsOf(`export const Longer = meta.story({ name: "${name}x" });`)).toEqual([
    `${file}: Longer has more than 40 signs: ${name}x`,
  ]);
});

test("two states of one name are reported", () => {
  expect(
    faultsOf(`export const Failed = meta.story({ name: "Nicht geladen" });
      export const LoadFailed = meta.story({ name: "Nicht geladen" });`),
  ).toEqual([`${file}: LoadFailed is named like a state before it: Nicht geladen`]);
});

test("a name uses the words of the glossary; the provider may be named", () => {
  expect(
    faultsOf(`export const Saved = meta.story({ name: "Finanzdaten gespeichert" });
      export const Refused = meta.story({ name: "Abgelehnt, Text vom Anbieter" });`),
  ).toEqual([`${file}: Saved: „Finanzdaten“ sagt Gangway nicht. Im Glossar heißt es „Bank und Steuer“.`]);
});
