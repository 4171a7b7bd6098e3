import { useId } from "react";
import { Select } from "#workbench/shared/tables/Select.tsx";
import { renderedInView } from "#workbench/shared/tables/words.ts";
import { areas } from "#workbench/shared/titles.ts";
import type { Choice } from "./choice.ts";
import { kindNames, localeNames, orderNames, viewNames, words } from "./words.ts";

export type ChoicesProps = {
  choice: Choice;
  hasHistory: boolean;
  onChange: (choice: Choice) => void;
};

const { compare } = new Intl.Collator("de");
const sortedAreas = Object.fromEntries(Object.entries(areas).toSorted(([, one], [, other]) => compare(one, other)));

/** Search, filters and order. */
export function Choices({ choice, hasHistory, onChange }: ChoicesProps) {
  const search = useId();
  const pick = <K extends keyof Choice>(field: K, value: Choice[K]) => onChange({ ...choice, [field]: value });
  return (
    <form role="search" className="page-controls" onSubmit={(event) => event.preventDefault()}>
      <div>
        <label htmlFor={search}>{words.search}</label>
        <input
          id={search}
          type="search"
          title={renderedInView}
          value={choice.search}
          onChange={(event) => pick("search", event.target.value)}
        />
      </div>
      <Select
        label={words.area}
        value={choice.area}
        options={{ "": words.anyArea, ...sortedAreas }}
        onPick={(area) => pick("area", area)}
      />
      <Select
        label={words.kind}
        value={choice.kind}
        options={{ "": words.anyKind, ...kindNames }}
        onPick={(kind) => pick("kind", kind)}
      />
      <Select
        label={words.view}
        value={choice.view}
        options={hasHistory ? viewNames : { ...viewNames, changed: words.own }}
        onPick={(view) => pick("view", view)}
      />
      <Select
        label={words.locale}
        value={choice.locale}
        options={localeNames}
        onPick={(locale) => pick("locale", locale)}
      />
      <Select label={words.order} value={choice.order} options={orderNames} onPick={(order) => pick("order", order)} />
    </form>
  );
}
