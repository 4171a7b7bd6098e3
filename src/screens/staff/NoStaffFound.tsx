import { useCopy } from "#src/copy/useCopy.tsx";
import type { StaffList, StaffSearch } from "#src/model/staff/staffRules.ts";
import { EmptyState } from "#src/patterns/EmptyState.tsx";
import { Button } from "#src/primitives/Button.tsx";
import { Bench } from "#src/primitives/drawings/Bench.tsx";
import { SearchSign } from "#src/primitives/drawings/SearchSign.tsx";

export type NoStaffFoundProps = { list: StaffList; search: StaffSearch; onSearch: (search: StaffSearch) => void };

/** No row matches the search text or the filter. */
export function NoStaffFound({ list, search, onSearch }: NoStaffFoundProps) {
  const t = useCopy("staff");
  const { filter, query } = search;
  if (query.trim() === "" && filter !== "all") {
    return (
      <EmptyState
        drawing={<Bench />}
        title={t(`${list}.nobody.${filter}.title`)}
        body={t(`${list}.nobody.${filter}.body`)}
      />
    );
  }
  return (
    <EmptyState
      drawing={<SearchSign />}
      title={t("nobodyFound.title")}
      body={t(filter === "all" ? "nobodyFound.body" : "nobodyFound.bodyFiltered")}
      action={
        filter === "all" ? null : (
          <Button variant="secondary" onClick={() => onSearch({ query, filter: "all" })}>
            <span>{t("nobodyFound.toAll")}</span>
          </Button>
        )
      }
    />
  );
}
