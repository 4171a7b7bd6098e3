import { storyNameFromExport } from "storybook/internal/csf";
import { loadCsf } from "storybook/internal/csf-tools";
import { glossaryRules } from "#workbench/findings/rules/words.ts";

/** In signs: two lines of the sidebar. */
const LONGEST = 40;

/** A state may say that a text comes from the provider, whom texts themselves never name. */
const besideGlossary = /^„Anbieter/u;

/** What the glossary says otherwise. */
const unlikeGlossary = (name: string): string[] =>
  glossaryRules
    .flatMap((rule) => rule(name, "title"))
    .flatMap(({ message }) => (besideGlossary.test(message) ? [] : message));

/** Storybook finds a story only where `meta.story()` or `.extend()` of a story is written out: any other is never shown or run. */
const unseen = (text: string, seen: readonly string[]): string[] =>
  [...text.matchAll(/^\s*export (?:const|function) (\w+)/gmu)].flatMap(([, name = ""]) =>
    seen.includes(name) ? [] : name,
  );

/** What is wrong with the German names of the states in a file of stories, as Storybook's own index reads them. */
export function stateNameFaults(file: string, text: string): string[] {
  const { indexInputs } = loadCsf(text, { fileName: file, makeTitle: () => file }).parse();
  const seen = indexInputs.map(({ exportName }) => exportName);
  const states = indexInputs.filter(({ tags = [] }) => !tags.includes("behaviour"));
  const names = states.map(({ name }) => name);
  const faults = states.flatMap(({ exportName, name = "" }, at) => [
    ...(name === storyNameFromExport(exportName) ? [`${file}: ${exportName} has no German name`] : []),
    ...(name.length > LONGEST ? [`${file}: ${exportName} has more than ${LONGEST} signs: ${name}`] : []),
    ...unlikeGlossary(name).map((message) => `${file}: ${exportName}: ${message}`),
    ...(names.indexOf(name) < at ? [`${file}: ${exportName} is named like a state before it: ${name}`] : []),
  ]);
  return [...unseen(text, seen).map((name) => `${file}: Storybook does not see the story ${name}`), ...faults];
}
