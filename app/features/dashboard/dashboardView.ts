import { isFirstLoad, outOfDateOf, toPending, type Loaded } from "#app/shell/toPending.ts";
import { deriveApplicantType } from "#src/model/dashboard/applicant.ts";
import { isContractDone, shouldShowContractCard, type ContractStatus } from "#src/model/contract/contract.ts";
import { deriveFlags, type CompletionFlags } from "#src/model/dashboard/flags.ts";
import { nextDay, openApplications, participantKind, type NextDay } from "#src/model/dashboard/dashboard.ts";
import { isBooked, type AvailableEvent, type ExtraEvent } from "#src/model/events/event.ts";
import { profileStatus, type Extra } from "#src/model/profile/extra.ts";
import type { Group } from "#src/model/groups/group.ts";
import type { DashboardScreenProps, DashboardState } from "#src/screens/dashboard/DashboardScreen.tsx";

export type DashboardSources = {
  extra: Loaded<Extra>;
  own: Loaded<{ rows: ExtraEvent[] }>;
  available: Loaded<{ rows: AvailableEvent[] }>;
  group: Loaded<Group | null>;
  /** `null`: the provider does not support contracts. */
  contract: Loaded<{ status: ContractStatus; hasBookedShifts: boolean; contractCompleted: boolean } | null>;
  /** Whether the part is done. */
  contractData: Loaded<boolean>;
  payroll: Loaded<boolean>;
  idDocument: Loaded<boolean>;
};

export type DashboardContext = {
  now: number;
  isFirstTime: boolean;
  isNewSignUp: boolean;
  isSolo: boolean;
  contractCompleted: boolean;
};

export type DashboardView = Pick<DashboardScreenProps, "state" | "applicant" | "participant" | "facts" | "contract">;

/** Renders the data loaded so far; facts that are not loaded yet are left out. */
export function toDashboardView(sources: DashboardSources, context: DashboardContext): DashboardView {
  const { extra, own, available, group } = sources;
  const bookedCount = own.data?.rows.filter(isBooked).length;
  const next = dayFrom(own.data?.rows, available.data?.rows, context.now);
  return {
    state: context.isFirstTime ? { kind: "first-time" } : stateOf(sources, next),
    applicant: deriveApplicantType({ isNewSignUp: context.isNewSignUp, bookedCount }),
    participant: extra.data ? participantKind(extra.data) : null,
    facts: {
      isProfileReady: extra.data && profileStatus(extra.data) === "ready_to_work",
      applications: available.data && openApplications(available.data.rows, context.now),
      nextDay: next,
      group: group.data === undefined ? undefined : groupFact(group.data, context.isSolo),
    },
    contract: contractFrom(sources.contract, bookedCount, context.contractCompleted),
  };
}

/** `undefined` until the contract is loaded and, if it reports no booked shifts, the days too. */
function contractFrom({ data }: DashboardSources["contract"], bookedCount: number | undefined, isCompleted: boolean) {
  if (data === null || isCompleted) return null;
  if (data === undefined) return undefined;
  const { contractCompleted, hasBookedShifts } = data;
  if (!hasBookedShifts && !contractCompleted && bookedCount === undefined) return undefined;
  const isShown = shouldShowContractCard({
    hasBookedShifts: hasBookedShifts || (bookedCount ?? 0) > 0,
    contractCompleted,
  });
  return isShown ? data.status : null;
}

/** A booked day is final as soon as it is loaded; "none" requires both lists. */
function dayFrom(own: ExtraEvent[] | undefined, available: AvailableEvent[] | undefined, now: number) {
  const found = own && nextDay({ own, available: available ?? [] }, now);
  return found ?? (available ? found : undefined);
}

function groupFact(group: Group | null, isSolo: boolean) {
  if (group) return { kind: "inGroup", name: group.name } as const;
  return { kind: isSolo ? "solo" : "none" } as const;
}

/** Waits for all that is shown above the tasks and in the ring, so that nothing moves afterwards. */
function stateOf(sources: DashboardSources, next: NextDay | null | undefined): DashboardState {
  const { extra, own, available, contract, contractData, payroll, idDocument } = sources;
  if (extra.data === undefined) return toPending(extra);
  if ([own, contract, contractData, payroll, idDocument].some(isFirstLoad)) return { kind: "loading" };
  if (next === undefined && isFirstLoad(available)) return { kind: "loading" };
  return { kind: "ready", outOfDate: outOfDateOf(Object.values(sources)) };
}

type Source = keyof DashboardSources;

/** The sources of each flag. One source is enough for true, all are needed for false. */
const SOURCES_OF: Record<keyof CompletionFlags, readonly Source[]> = {
  profile_complete: ["extra"],
  contract_complete: ["contractData", "contract"],
  payroll_complete: ["payroll"],
  event_applied: ["own", "available"],
  event_confirmed: ["own"],
  group_member: ["group"],
  checked_in: ["own"],
  id_check_complete: ["idDocument", "own"],
};
const FLAGS = Object.keys(SOURCES_OF) as (keyof CompletionFlags)[];

/** The flags that follow from the data loaded so far; undecided ones are left out (D-56). */
export function derivedFrom(sources: DashboardSources): Partial<CompletionFlags> {
  const { extra, own, available, group, contract, contractData, payroll, idDocument } = sources;
  const days = [...(own.data?.rows ?? []), ...(available.data?.rows ?? [])];
  const flags = deriveFlags(extra.data ?? {}, days, group.data ?? null, {
    contractDataSaved: contractData.data === true,
    payrollSaved: payroll.data === true,
    idCheckCompleted: idDocument.data === true,
    contractDone: contract.data != null && isContractDone(contract.data),
  });
  const isLoaded = (source: Source) => sources[source].data !== undefined;
  const resolvedFlags = FLAGS.filter((flag) => flags[flag] || SOURCES_OF[flag].every(isLoaded));
  return Object.fromEntries(resolvedFlags.map((flag) => [flag, flags[flag]]));
}

/** All flags: set in this session or by the sources; `null` while undecided. */
export const loadedFlags = (flags: CompletionFlags, derived: Partial<CompletionFlags>) =>
  Object.fromEntries(FLAGS.map((flag) => [flag, flags[flag] || (derived[flag] ?? null)])) as Record<
    keyof CompletionFlags,
    boolean | null
  >;
