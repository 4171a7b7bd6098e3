import type { IdDataField } from "#src/model/id-check/idData.ts";
import type { FinancialField, PayrollRequiredField } from "#src/model/payroll/payrollRules.ts";
import type { ProfileField } from "#src/model/profile/profileFields.ts";
import type { Kind } from "./variants.ts";

/** The kind of text of a field, and a plain text that is accepted. Fields with options have no kind. */
export type Row = { kind: Kind; plain: string } | { chosen: string };

const email = { kind: "email", plain: "Kim-Li.Wolf@straße.de" } as const;
const secret = { kind: "secret", plain: "Probe1!\u00a0\u0661" } as const;
const six = { kind: "code", plain: "117336" } as const;
const description = { kind: "text", plain: "Treffpunkt am S-Bahnhof, Gleis 3" } as const;

/** Every field of the forms by its name: a missing one does not compile. */
export const profileTable = {
  firstName: { kind: "name", plain: "Zoë Anna-Lena" },
  lastName: { kind: "name", plain: "Müller-Lüdenscheidt" },
  dateOfBirth: { kind: "day", plain: "14.08.1991" },
  nationality: { kind: "choice", plain: "Österreichisch" },
  germanLevel: { chosen: "B1" },
  phone: { kind: "phone", plain: "+49 (0)151 234-5678" },
  passNumber: { kind: "signs", plain: "FRA-1234 5678" },
  passColour: { chosen: "Gelb" },
  street: { kind: "name", plain: "Straße-des-17.-Juni 100-102 b" },
  postalCode: { kind: "signs", plain: "60486" },
  city: { kind: "name", plain: "Frankfurt-Höchst am Main" },
  cityOfBirth: { kind: "name", plain: "Ağrı" },
  company: { kind: "choice", plain: "Fraport AG" },
  department: { kind: "name", plain: "Boden-Verkehr 2" },
} as const satisfies Record<ProfileField, Row>;

export const idDataTable = {
  idNumber: { kind: "number", plain: "L01X00T471" },
  firstName: profileTable.firstName,
  lastName: profileTable.lastName,
  dateOfBirth: profileTable.dateOfBirth,
  cityOfBirth: profileTable.cityOfBirth,
} as const satisfies Record<IdDataField, Row>;

export const payrollTable = {
  iban: { kind: "number", plain: "DE89370400440532013000" },
  bic: { kind: "number", plain: "COBADEFFXXX" },
  bankName: { kind: "name", plain: "Volksbank Köln-Süd" },
  accountHolder: { kind: "name", plain: "Zoë Müller-Lüdenscheidt" },
  taxId: { kind: "number", plain: "86095742719" },
  taxClass: { chosen: "Class 2" },
  socialSecurityNumber: { kind: "number", plain: "53311296003" },
  healthInsuranceProvider: { kind: "name", plain: "Betriebs-Kasse Süd" },
} as const satisfies Record<PayrollRequiredField, Row>;

export const financialTable = {
  iban: payrollTable.iban,
  accountHolder: payrollTable.accountHolder,
  taxClass: { chosen: "1" },
  employmentType: { chosen: "Minor Employment" },
  religion: { chosen: "No religion" },
  socialSecurityNumber: { kind: "number", plain: "53311296L003" },
} as const satisfies Record<FinancialField, Row>;

export const groupTable = {
  name: { kind: "text", plain: "Nacht-Flug Köln" },
  description,
} as const satisfies Record<string, Row>;

export const courseTable = {
  date: { kind: "day", plain: "23.11.2026" },
  startTime: { kind: "time", plain: "08:30" },
  endTime: { kind: "time", plain: "13:05" },
  "tasks.0.title": { kind: "text", plain: "Check-in üben" },
  "tasks.0.description": description,
  "tasks.0.duration": { kind: "minutes", plain: "45" },
} as const satisfies Record<string, Row>;

/** Forms of one or two fields, by the name of the field in the page. */
export const emailTable = { email } as const satisfies Record<string, Row>;
export const phoneTable = { phone: profileTable.phone } as const satisfies Record<string, Row>;
export const codeTable = { code: six } as const satisfies Record<string, Row>;
export const groupNumberTable = { code: { kind: "code", plain: "48217306" } } as const satisfies Record<string, Row>;
export const cancellationTable = { reason: description } as const satisfies Record<string, Row>;
export const passwordTable = { password: secret } as const satisfies Record<string, Row>;
