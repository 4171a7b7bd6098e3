/** Optional features of a provider: each requires its proposed calls (page Entscheidungen/17). */
export const OFFERS = [
  "contract",
  "contractData",
  "idDocument",
  "payroll",
  "financialData",
  "payrollDocuments",
  "availability",
  "eventStatus",
  "staff",
] as const;
export type Offer = (typeof OFFERS)[number];
