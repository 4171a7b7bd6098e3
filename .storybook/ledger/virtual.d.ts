declare module "virtual:ledger" {
  export const ledger: import("./layout/layout.ts").LedgerWithLayouts;
}
