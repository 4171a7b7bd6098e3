import type { InvitationAnswer } from "#app/features/auth/authSetup.ts";
import type { CodeVerified } from "#app/features/auth/codeVerificationMachine.ts";
import type { EntryDone } from "#app/features/auth/entryMachine.ts";
import type { WayInMemory } from "#app/session/wayInMemory.ts";
import { nameParts } from "#src/lib/nameParts.ts";
import { emptySignUpData } from "#src/model/auth/signUp.ts";

/** What the way in keeps of each step for a reload, and when it forgets it (AUTH-16, AUTH-42, AUTH-75, C-09, C-16, C-35). */
export const createAuthPersistence = (memory: WayInMemory) => ({
  keepEntry: (done: EntryDone | null): void => {
    if (!done || done.kind === "signedIn") return;
    const { email, extraId, kind } = done;
    memory.storePendingAuth({ email, extraId, needsPassword: kind === "verified" });
    if (kind === "unverified") memory.storeSignUp({ ...emptySignUpData, email });
    if (kind === "google") {
      const { profile: googleProfile } = done;
      const names = nameParts(googleProfile.name);
      memory.storeSignUp({ ...emptySignUpData, email, ...names, authMethod: "google", googleProfile });
    }
  },

  keepInvitation: (answer: InvitationAnswer): void => {
    if (answer.kind !== "valid") return;
    const { email, extraId, firstName, lastName, phoneNumber, sessionToken } = answer.invitation;
    memory.storePendingAuth({ email, extraId, needsPassword: false });
    memory.storeSignUp({ ...emptySignUpData, email, firstName, lastName, phone: phoneNumber });
    memory.storeVerificationToken(sessionToken);
  },

  keepPhone: (phone: string): void => {
    const known = memory.signUp();
    if (known) memory.storeSignUp({ ...known, phone });
  },

  keepProof: (proof: CodeVerified): void => {
    if (proof.kind === "accepted" && proof.token) memory.storeVerificationToken(proof.token);
  },

  dropProof: (): void => memory.forgetVerificationToken(),

  dropPending: (): void => {
    memory.forgetPendingAuth();
    memory.forgetSignUp();
    memory.forgetVerificationToken();
  },
});
