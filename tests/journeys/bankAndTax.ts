/** Nobody's bank and tax data, in words that stand nowhere else. */
export const bankAndTax = {
  iban: "DE75512108001245126199",
  bic: "SOGEDEFFXXX",
  bankName: "Kanarienbank",
  accountHolder: "Vera Kanarienvogel",
  taxId: "99176543208",
  socialSecurityNumber: "99887766550",
  healthInsuranceProvider: "Kanarienkasse",
} as const;

/** The same insurance number with its letter, which the other form wants. */
export const insuranceNumber = "99887766V550";
