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

/** The forms that keep a draft, and what they keep of it. */
export type FormDrafts = {
  /** Of the sign-up as well: the account is there before its profile is. */
  profile: ProfileDraft;
  group: GroupDraft;
  groupNumber: string;
  invitation: string;
  application: { choices: readonly Choice[]; day: CalendarDay | null };
  /** Ids of the days that are offered. */
  availability: readonly string[];
  cancellation: { jobId: string; draft: CancellationDraft };
  eventStatus: EventStatusEdit;
  conduct: readonly ConductAgreement[];
  /** Without the document, which is a paper about a person. */
  employmentType: string;
};

/** What one form keeps of the person who is signed in, and nothing of or for anybody else. */
export type Draft<Form extends keyof FormDrafts> = {
  /** `null` if there is none. */
  read: () => FormDrafts[Form] | null;
  /** `null`: nothing is typed any more. */
  write: (draft: FormDrafts[Form] | null) => void;
  /** Sends what was typed. Once that is done its draft is gone, also if the form was left; a newer one stays. */
  sending: <Answer>(send: () => Promise<Answer>, isDone?: (answer: Answer) => boolean) => Promise<Answer>;
};

type Heard = Pick<Session, "onChange" | "id">;

/** The drafts of this page, however often a form comes and goes. */
export const draftsOf = memoizeByRef((session: Heard) => createDrafts(session));

/**
 * What was typed into forms and not saved, in memory only. It outlives a session that the provider ends, so that the same
 * person goes on where they were; nobody else ever gets it, and signing out ends it (F8, P15, S7). Keep nothing sensitive.
 */
export function createDrafts(session: Heard) {
  let drafts: Partial<FormDrafts> = {};
  let owner: string | null = null;
  session.onChange((change) => {
    if (change === "signed-out" || change === "replaced") drafts = {};
  });

  /** Somebody else is here now: what was kept is gone for good. */
  function belongTo(extraId: string): void {
    if (owner !== extraId) drafts = {};
    owner = extraId;
  }

  /** Of one form, for as long as the session goes on that there is now. */
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

/** The draft of a form for the person who is signed in; the same object as long as the screen is open. */
export function useDraft<Form extends keyof FormDrafts>(form: Form): Draft<Form> {
  const { session, extraId } = useSignedIn();
  const [draft] = useState(() => draftsOf(session)(extraId, form));
  return draft;
}
