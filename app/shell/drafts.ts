import { useState } from "react";
import { memoizeByRef } from "#app/platform/memoizeByRef.ts";
import { samePerson } from "#app/session/samePerson.ts";
import type { Session } from "#app/session/session.ts";
import { useSignedIn } from "#app/shell/signedIn.tsx";
import type { CancellationDraft } from "#src/model/day/cancellation.ts";
import type { EventStatusEdit } from "#src/model/day/eventStatusRules.ts";
import type { CalendarDay } from "#src/lib/calendarDay.ts";
import type { Choice } from "#src/model/events/application.ts";
import type { GroupDraft } from "#src/model/groups/groupForm.ts";
import type { ConductAgreement } from "#src/model/lists.ts";
import type { ProfileDraft } from "#src/model/profile/profileDraft.ts";

/** Forms with a draft, and the type of each draft. */
export type FormDrafts = {
  /** Of the sign-up as well: the account exists before its profile does. */
  profile: ProfileDraft;
  group: GroupDraft;
  groupNumber: string;
  invitation: string;
  application: { choices: readonly Choice[]; day: CalendarDay | null };
  /** Ids of the offered days. */
  availability: readonly string[];
  cancellation: { jobId: string; draft: CancellationDraft };
  eventStatus: EventStatusEdit;
  conduct: readonly ConductAgreement[];
  /** Without the document, which is personal. */
  employmentType: string;
};

/** The draft of one form for the signed-in user only. */
export type Draft<Form extends keyof FormDrafts> = {
  /** `null` if there is none. */
  read: () => FormDrafts[Form] | null;
  /** `null` removes it. */
  write: (draft: FormDrafts[Form] | null) => void;
  /** Sends the form and removes its draft on success, even after unmount; a newer draft stays. */
  sending: <Answer>(send: () => Promise<Answer>, isDone?: (answer: Answer) => boolean) => Promise<Answer>;
};

type Heard = Pick<Session, "onChange" | "id">;

/** One per session. */
export const draftsOf = memoizeByRef((session: Heard) => createDrafts(session));

/**
 * Unsaved form input, in memory only. Survives a session that the provider ends, so that the same user can continue;
 * never available to another user, and removed on sign-out (F8, P15, S7). Not for sensitive data.
 */
export function createDrafts(session: Heard) {
  let drafts: Partial<FormDrafts> = {};
  let owner: string | null = null;
  session.onChange((change) => {
    if (change === "signed-out" || change === "replaced") drafts = {};
  });

  /** Drops the drafts of another user. */
  function belongTo(extraId: string): void {
    if (owner !== extraId) drafts = {};
    owner = extraId;
  }

  /** The draft of one form, usable during the current session. */
  return function draftOf<Form extends keyof FormDrafts>(extraId: string, form: Form): Draft<Form> {
    const isMounted = samePerson({ session });
    function read(): FormDrafts[Form] | null {
      if (!isMounted()) return null;
      belongTo(extraId);
      return drafts[form] ?? null;
    }
    function write(draft: FormDrafts[Form] | null): void {
      if (!isMounted()) return;
      belongTo(extraId);
      drafts = { ...drafts, [form]: draft ?? undefined };
    }
    return {
      read,
      write,
      async sending(send, isDone = () => true) {
        const sent = read();
        const answer = await send();
        if (isDone(answer) && read() === sent) write(null);
        return answer;
      },
    };
  };
}

/** The draft of a form for the signed-in user; the same object while mounted. */
export function useDraft<Form extends keyof FormDrafts>(form: Form): Draft<Form> {
  const { session, extraId } = useSignedIn();
  const [draft] = useState(() => draftsOf(session)(extraId, form));
  return draft;
}
