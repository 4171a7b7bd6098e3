import type { ParticipantKind } from "#src/model/dashboard/dashboard.ts";

/* What people do on site and bring, in the order of the day. The words are our own, in `job.duties` and `job.documents`, until the operator of the trial provides others (D-89). */

export const JOB_DUTIES = [
  "arrive",
  "checkIn",
  "briefing",
  "vest",
  "roleCard",
  "luggage",
  "guide",
  "report",
  "checkOut",
] as const;
export type JobDuty = (typeof JOB_DUTIES)[number];

export const JOB_DOCUMENTS = ["airportPass", "idOrPassport", "phone", "insuranceCard", "contract"] as const;
export type JobDocument = (typeof JOB_DOCUMENTS)[number];

/** Airport staff work at their place; other users walk the route of a passenger. */
const notOf: Record<ParticipantKind, { duties: readonly JobDuty[]; document: JobDocument }> = {
  "airport-staff": { duties: ["roleCard", "luggage"], document: "idOrPassport" },
  "test-participant": { duties: ["vest", "guide"], document: "airportPass" },
};

/** Duties on site (MYEV-23). */
export const jobDuties = (participant: ParticipantKind): JobDuty[] =>
  JOB_DUTIES.filter((duty) => !notOf[participant].duties.includes(duty));

/** What to bring (MYEV-24): airport staff their pass, others an ID card or passport (MYEV-52, MYEV-53). */
export const jobDocuments = (participant: ParticipantKind): JobDocument[] =>
  JOB_DOCUMENTS.filter((document) => document !== notOf[participant].document);
