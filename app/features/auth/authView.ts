import type { SnapshotFrom } from "xstate";
import type { authMachine } from "#app/features/auth/authMachine.ts";
import { toCodeView, type CodeView } from "#app/features/auth/codeView.ts";
import type { CodeEvent } from "#app/features/auth/CodeVerificationPage.tsx";
import type { EntryEvent } from "#app/features/auth/entryMachine.ts";
import { toEntryView, type EntryView } from "#app/features/auth/entryView.ts";
import type { ForgotEvent } from "#app/features/auth/ForgotPage.tsx";
import type { ForgotView } from "#app/features/auth/forgotView.ts";
import type { LaterViews } from "#app/features/auth/laterViews.ts";
import type { PasswordEvent } from "#app/features/auth/PasswordPage.tsx";
import type { PasswordView } from "#app/features/auth/passwordView.ts";
import type { PhoneEvent } from "#app/features/auth/PhonePage.tsx";
import type { PhoneView } from "#app/features/auth/phoneView.ts";
import type { ProfileEvent } from "#app/features/auth/ProfilePage.tsx";
import type { ProfileView } from "#app/features/auth/profileView.ts";
import type { ResetEvent } from "#app/features/auth/ResetPage.tsx";
import type { ResetView } from "#app/features/auth/resetView.ts";
import type { SignInEvent } from "#app/features/auth/SignInPage.tsx";
import { toSignInView, type SignInView } from "#app/features/auth/signInView.ts";
import { fromStep, type ViewSource } from "#app/shell/viewSource.ts";

/** Where the way in is, with the step's own source. */
export type AuthView =
  | { step: "entry"; source: ViewSource<EntryView, EntryEvent> }
  | { step: "emailCode"; source: ViewSource<CodeView, CodeEvent> }
  | { step: "signIn"; source: ViewSource<SignInView, SignInEvent> }
  | { step: "phone"; source: ViewSource<PhoneView, PhoneEvent>; person: { name: string } | null }
  | { step: "smsCode"; source: ViewSource<CodeView, CodeEvent> }
  | { step: "password"; source: ViewSource<PasswordView, PasswordEvent> }
  | { step: "profile"; source: ViewSource<ProfileView, ProfileEvent> }
  | { step: "success"; firstName: string; status: "idle" | "opening" }
  | { step: "forgot"; source: ViewSource<ForgotView, ForgotEvent> }
  | { step: "reset"; source: ViewSource<ResetView, ResetEvent> }
  | { step: "proofExpired"; email: string }
  /** `opening`: not known yet; `lost`: the next step could not be loaded; `done`: signed in. */
  | { step: "opening" }
  | { step: "invitation" }
  | { step: "lost" }
  | { step: "done" };

/** Which step is on show; the only place that asks the machine where it is. `later`: the views of the steps that are fetched. */
export function toAuthView(snapshot: SnapshotFrom<typeof authMachine>, later: () => LaterViews): AuthView {
  const { entry, emailCode, signIn, phone, smsCode, password, profile, forgot, reset } = snapshot.children;
  const { email, firstName, lastName, isFromGoogle } = snapshot.context;
  if (entry) return { step: "entry", source: fromStep(entry, toEntryView) };
  if (emailCode) return { step: "emailCode", source: fromStep(emailCode, toCodeView) };
  if (signIn) return { step: "signIn", source: fromStep(signIn, toSignInView) };
  if (phone) {
    const person = isFromGoogle ? { name: `${firstName} ${lastName}`.trim() } : null;
    return { step: "phone", source: fromStep(phone, later().phone), person };
  }
  if (smsCode) return { step: "smsCode", source: fromStep(smsCode, toCodeView) };
  if (password) return { step: "password", source: fromStep(password, later().password) };
  if (profile) return { step: "profile", source: fromStep(profile, later().profile) };
  if (forgot) return { step: "forgot", source: fromStep(forgot, later().forgot) };
  if (reset) return { step: "reset", source: fromStep(reset, later().reset) };
  if (snapshot.matches("success"))
    return { step: "success", firstName, status: snapshot.matches({ success: "opening" }) ? "opening" : "idle" };
  if (snapshot.matches("proofExpired")) return { step: "proofExpired", email };
  if (snapshot.matches("invitation")) return { step: "invitation" };
  if (snapshot.matches({ fetching: "failed" })) return { step: "lost" };
  return snapshot.matches("signedIn") ? { step: "done" } : { step: "opening" };
}
