import type { Pages } from "#app/shell/page.ts";

const texts = ["payroll", "failure"] as const;

export const pages: Pages = {
  "app-payroll-info": {
    load: () => import("#app/features/payroll/PayrollInfoPage.tsx").then((module) => module.PayrollInfoPage),
    texts,
    queries: ["getPayrollData"],
    offer: "payroll",
  },
  "financial-data": {
    load: () => import("#app/features/payroll/FinancialDataPage.tsx").then((module) => module.FinancialDataPage),
    texts,
    queries: ["getFinancialData"],
    offer: "financialData",
  },
  "payroll-document": {
    load: () => import("#app/features/payroll/PayrollDocumentsPage.tsx").then((module) => module.PayrollDocumentsPage),
    texts,
    queries: ["getPayrollDocuments"],
    offer: "payrollDocuments",
  },
};
