import { useState } from "react";
import type { AliasesOf } from "#src/lib/searchText.ts";

type Companies =
  | { kind: "unasked" | "loading" | "failed" }
  | { kind: "ready"; names: readonly string[]; aliasesOf: AliasesOf };

/** The list of companies, fetched on focus because few users fill in the field. */
export function useCompanies(stored: string) {
  const [companies, setCompanies] = useState<Companies>({ kind: "unasked" });

  function loadCompanies() {
    if (companies.kind === "loading" || companies.kind === "ready") return;
    setCompanies({ kind: "loading" });
    import("#src/model/profile/companies.ts").then(
      ({ companiesWith, companyWords }) =>
        setCompanies({ kind: "ready", names: companiesWith(stored), aliasesOf: companyWords }),
      () => setCompanies({ kind: "failed" }),
    );
  }

  return { companies, loadCompanies };
}
