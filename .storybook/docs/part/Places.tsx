import { partTitles, places } from "virtual:places";
import { nameOfPart, pathTitle } from "#workbench/shared/titles.ts";
import { words } from "./words.ts";

/** So many are named at once. */
const FEW = 12;

/** `screens/auth/PhoneScreen` as Storybook has it in addresses. */
const idOf = (title: string) => title.toLowerCase().replaceAll("/", "-");

/** Parts that a text names in brackets or quotation marks, as in the code, become links, called as in the sidebar. */
export const WithParts = ({ text }: { text: string }) =>
  text.split(/(?<=[(„][^)“]*)\b([A-Z]\w+)/).map((word, at) => {
    const title = at % 2 === 1 ? partTitles[word] : undefined;
    return title ? (
      <a key={`${at} ${word}`} href={`./?path=/docs/${idOf(title)}--docs`} target="_top">
        {nameOfPart(word)}
      </a>
    ) : (
      word
    );
  });

const List = ({ titles }: { titles: readonly string[] }) => (
  <ul className="part-places">
    {titles.map((title) => (
      <li key={title}>
        <a href={`./?path=/docs/${idOf(title)}--docs`} target="_top">
          {pathTitle(title)}
        </a>
      </li>
    ))}
  </ul>
);

/** The parts and the screens that a part is used in, with no other part between them. */
export function Places({ part }: { part: string }) {
  const titles = places[part] ?? [];
  if (titles.length === 0) return <p>{words.noPlaces}</p>;
  if (titles.length <= FEW) return <List titles={titles} />;
  return (
    <details>
      <summary>{words.allPlaces(titles.length)}</summary>
      <List titles={titles} />
    </details>
  );
}
