import type { Pages } from "#app/shell/page.ts";

export const pages: Pages = {
  "app-contract-data": {
    load: () =>
      Promise.all([
        import("#app/features/contract/ContractDataPage.tsx"),
        import("#src/primitives/DialogSheet.tsx"),
      ]).then(([module]) => module.ContractDataPage),
    texts: ["contract", "intro", "lists", "files", "failure"],
    queries: ["getContractData"],
    offer: "contractData",
  },
  "app-contract": {
    load: () => import("#app/features/contract/ContractPage.tsx").then((module) => module.ContractPage),
    texts: ["contract", "contractCard", "failure"],
    queries: ["getContract"],
    offer: "contract",
  },
};
