import type { OnSent } from "#app/client/request.ts";
import type { AvailabilityDate } from "#src/model/availability/availability.ts";
import type { ContractForm, ContractStatus } from "#src/model/contract/contract.ts";
import type { EventStatusPage } from "#src/model/day/eventStatusPage.ts";
import type { IdCheckState, IdDataForm } from "#src/model/id-check/idCheck.ts";
import type { FinancialForm, PayrollDocument, PayrollForm } from "#src/model/payroll/payroll.ts";
import type { Listing } from "#src/model/listAnswer.ts";
import type { StaffMember } from "#src/model/staff/staff.ts";
import type { StaffList } from "#src/model/staff/staffRules.ts";

/*
 * What only some providers offer (APIS-26, D-28): what the features need of it, apart from the calls behind it
 * (app/shell/ports). All of them reject with a QueryError when the provider says no or nothing.
 */

export type ContractPort = {
  /** `contractCompleted`: the person has gone on after the last status (D-13, D-14). */
  load: (extraId: string) => Promise<{ status: ContractStatus; hasBookedShifts: boolean; contractCompleted: boolean }>;
  downloadContract: (extraId: string) => Promise<Blob>;
  markAsSent: (extraId: string) => Promise<void>;
  /** Asks how far the provider is. */
  poll: (extraId: string) => Promise<ContractStatus>;
  downloadProviderContract: (extraId: string) => Promise<Blob>;
  /** The address of the signed original. */
  viewOriginal: (extraId: string) => Promise<string>;
  /** What came back from the provider has reached the person. */
  confirmReceipt: (extraId: string) => Promise<void>;
  complete: (extraId: string) => Promise<void>;
};

export type ContractDataPort = {
  /** `null`: nothing that can be shown. `isSaved`: it was saved before, whether or not it is handed out again. */
  load: (extraId: string) => Promise<{ form: ContractForm | null; isSaved: boolean }>;
  /** `onSent`: how far the document is. */
  save: (extraId: string, form: ContractForm, onSent?: OnSent) => Promise<void>;
};

/** `photo`: as long as it is at hand; a provider may keep it to itself. */
export type IdDocument = IdCheckState & { photo?: Blob };

export type IdDocumentPort = {
  load: (extraId: string) => Promise<IdDocument>;
  verifyData: (extraId: string, form: IdDataForm) => Promise<{ validierung_erfolgreich: boolean }>;
  /** A replacement costs one of two tries, once the photo has arrived; the same capture never twice (D-17, P26). */
  upload: (
    extraId: string,
    capture: { id: string; photo: Blob },
    mode: "initial" | "replacement",
    onSent?: OnSent,
  ) => Promise<IdDocument>;
  remove: (extraId: string) => Promise<IdDocument>;
};

export type PayrollPort = {
  /**
   * `isSample`: example data, which the screen must not pass off as the person's own (D-26, P35).
   * `isSaved`: it was saved before, whether or not its values are handed out again.
   */
  load: (extraId: string) => Promise<{ form: PayrollForm; isSample: boolean; isSaved: boolean }>;
  save: (extraId: string, form: PayrollForm) => Promise<void>;
};

export type FinancialPort = {
  /** `null`: nothing that can be shown. `isSaved`: it was saved before, whether or not its values are handed out again. */
  load: (extraId: string) => Promise<{ form: FinancialForm | null; isSaved: boolean }>;
  save: (extraId: string, form: FinancialForm) => Promise<void>;
};

export type PayrollDocumentsPort = {
  /** Newest first. */
  list: (extraId: string) => Promise<PayrollDocument[]>;
  /** What stands behind the document's `downloadUrl`: a PDF. */
  download: (extraId: string, document: PayrollDocument) => Promise<Blob>;
};

export type AvailabilityPort = {
  list: (extraId: string) => Promise<AvailabilityDate[]>;
  /** `appliedDate` is the ISO time of confirming (D-66). */
  save: (
    extraId: string,
    ids: readonly string[],
    confirmed: { availabilityCompleted: true; appliedDate: string },
  ) => Promise<void>;
};

export type EventStatusPort = {
  /** What the page leaves empty is as the event itself says. */
  load: (extraId: string, eventId: string) => Promise<EventStatusPage>;
  save: (extraId: string, eventId: string, page: EventStatusPage) => Promise<void>;
};

export type StaffPort = {
  list: (list: StaffList) => Promise<Listing<StaffMember>>;
  /** Resolves with the row as it stands now. */
  checkIn: (id: string) => Promise<StaffMember>;
  checkOut: (id: string) => Promise<StaffMember>;
  /** Takes a mistaken one back. */
  undoCheckIn: (id: string) => Promise<StaffMember>;
  undoCheckOut: (id: string) => Promise<StaffMember>;
};
