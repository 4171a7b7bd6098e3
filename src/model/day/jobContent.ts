import type { ParticipantKind } from "#src/model/dashboard/dashboard.ts";

/*
 * What people do on site and what they bring, in the order of the day. The words are our own, in `job.duties` and
 * `job.documents`, until whoever runs the trial hands in others (D-89).
 */

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

/** Airport staff work at their place; everybody else walks the way of a passenger. */
const notOf: Record<ParticipantKind, { duties: readonly JobDuty[]; document: JobDocument }> = {
  "airport-staff": { duties: ["roleCard", "luggage"], document: "idOrPassport" },
  "test-participant": { duties: ["vest", "guide"], document: "airportPass" },
};

/** What somebody does on site (MYEV-23). */
export const jobDuties = (participant: ParticipantKind): JobDuty[] =>
  JOB_DUTIES.filter((duty) => !notOf[participant].duties.includes(duty));

/** What somebody brings (MYEV-24): airport staff their pass, everybody else an ID card or passport (MYEV-52, MYEV-53). */
export const jobDocuments = (participant: ParticipantKind): JobDocument[] =>
  JOB_DOCUMENTS.filter((document) => document !== notOf[participant].document);
