import { storyNameFromExport } from "storybook/internal/csf";
import { loadCsf } from "storybook/internal/csf-tools";
import { glossaryRules } from "#workbench/findings/rules/words.ts";

/** Characters in two lines of the sidebar. */
const LONGEST = 40;

/** Texts never name the provider; names of states may. */
const allowedInNames = /^„Anbieter/u;

const glossaryFaults = (name: string): string[] =>
  glossaryRules
    .flatMap((rule) => rule(name, "title"))
    .flatMap(({ message }) => (allowedInNames.test(message) ? [] : message));

/** Exports that Storybook does not index: it finds `meta.story()` and `.extend()` only where they are called directly. */
const notIndexed = (text: string, indexed: readonly string[]): string[] =>
  [...text.matchAll(/^\s*export (?:const|function) (\w+)/gmu)].flatMap(([, name = ""]) =>
    indexed.includes(name) ? [] : name,
  );

/** Faults in the German names of the states in a story file. */
export function stateNameFaults(file: string, text: string): string[] {
  const { indexInputs } = loadCsf(text, { fileName: file, makeTitle: () => file }).parse();
  const indexed = indexInputs.map(({ exportName }) => exportName);
  const states = indexInputs.filter(({ tags = [] }) => !tags.includes("behaviour"));
  const names = states.map(({ name }) => name);
  const faults = states.flatMap(({ exportName, name = "" }, at) => [
    ...(name === storyNameFromExport(exportName) ? [`${file}: ${exportName} has no German name`] : []),
    ...(name.length > LONGEST ? [`${file}: ${exportName} has more than ${LONGEST} signs: ${name}`] : []),
    ...glossaryFaults(name).map((message) => `${file}: ${exportName}: ${message}`),
    ...(names.indexOf(name) < at ? [`${file}: ${exportName} is named like a state before it: ${name}`] : []),
  ]);
  return [...notIndexed(text, indexed).map((name) => `${file}: Storybook does not see the story ${name}`), ...faults];
}
