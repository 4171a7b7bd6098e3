declare module "virtual:ledger" {
  export const ledger: import("./ledger.ts").LedgerWithLayouts;
}
