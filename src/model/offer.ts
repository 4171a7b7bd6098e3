/** What only some providers have: each stands for the proposed calls that it takes (page Entscheidungen/17). */
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
