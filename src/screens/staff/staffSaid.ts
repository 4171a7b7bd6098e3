/** What came of the last question; `already`: somebody else has done it before, at `time` as the provider writes it. */
export type StaffSaid =
  { what: "done" | "undone"; name: string } | { what: "already"; id: string; name: string; time: string | null };
