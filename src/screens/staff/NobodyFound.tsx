import { useCopy } from "#src/copy/useCopy.tsx";
import type { StaffList, StaffSearch } from "#src/model/staff/staffRules.ts";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { GateSign } from "#src/primitives/drawings/GateSign.tsx";

export type NobodyFoundProps = { list: StaffList; search: StaffSearch; onSearch: (search: StaffSearch) => void };

/** No row fits: because of what was typed, or because nobody stands like that. */
export function NobodyFound({ list, search, onSearch }: NobodyFoundProps) {
  const t = useCopy("staff");
  const { filter, query } = search;
  if (query.trim() === "" && filter !== "all") {
    return (
      <EmptyState
        drawing={<GateSign />}
        title={t(`${list}.nobody.${filter}.title`)}
        body={t(`${list}.nobody.${filter}.body`)}
      />
    );
  }
  return (
    <EmptyState
      drawing={<GateSign />}
      title={t("nobodyFound.title")}
      body={t("nobodyFound.body")}
      action={
        filter === "all" ? null : (
          <Button variant="secondary" width="always" onClick={() => onSearch({ query, filter: "all" })}>
            <span>{t("nobodyFound.toAll")}</span>
          </Button>
        )
      }
    />
  );
}
