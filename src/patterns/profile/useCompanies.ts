import { useState } from "react";

type Companies = { kind: "unasked" | "loading" | "failed" } | { kind: "ready"; names: readonly string[] };

/** The list of companies, fetched when somebody comes to its field: few fill it in. */
export function useCompanies(stored: string) {
  const [companies, setCompanies] = useState<Companies>({ kind: "unasked" });

  function ask() {
    if (companies.kind === "loading" || companies.kind === "ready") return;
    setCompanies({ kind: "loading" });
    import("#src/model/profile/companies.ts").then(
      ({ companiesWith }) => setCompanies({ kind: "ready", names: companiesWith(stored) }),
      () => setCompanies({ kind: "failed" }),
    );
  }

  return { companies, ask };
}
