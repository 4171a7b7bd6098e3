import { places } from "virtual:places";
import { pathTitle } from "#workbench/shared/titles.ts";
import { words } from "./words.ts";

/** So many screens are named at once. */
const FEW = 12;

/** `screens/auth/PhoneScreen` as Storybook has it in addresses. */
const idOf = (title: string) => title.toLowerCase().replaceAll("/", "-");

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

/** The screens that a part is used on, directly or inside another part. */
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
