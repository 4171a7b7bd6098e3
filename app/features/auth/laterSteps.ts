import { fromPromise } from "xstate";
import type { AuthDeps } from "#app/features/auth/authServices.ts";
import { codeVerificationMachine, type CodeCheck, type CodeSend } from "#app/features/auth/codeVerificationMachine.ts";
import { forgotMachine, type ForgotAnswer } from "#app/features/auth/forgotMachine.ts";
import { laterViews } from "#app/features/auth/laterViews.ts";
import { passwordMachine, type PasswordAnswer } from "#app/features/auth/passwordMachine.ts";
import { phoneMachine } from "#app/features/auth/phoneMachine.ts";
import { profileMachine } from "#app/features/auth/profileMachine.ts";
import type { ProfileAnswer, ProfileSave } from "#app/shell/profile/saveProfile.ts";
import { createProfileServices, type ProfileDeps } from "#app/features/auth/profileServices.ts";
import { createRecoveryServices } from "#app/features/auth/recoveryServices.ts";
import { resetMachine, type LinkCheck, type ResetAnswer } from "#app/features/auth/resetMachine.ts";
import { createSignUpServices } from "#app/features/auth/signUpServices.ts";
import type { Country } from "#src/model/profile/country.ts";
import type { Extra } from "#src/model/profile/extra.ts";
import type { WireId } from "#src/model/reading.ts";

export type LaterSteps = ReturnType<typeof createLaterSteps>;

/** The machines of steps 2 to 5, 8 and 9, provided with the provider. */
export function createLaterSteps(deps: AuthDeps, device: ProfileDeps) {
  const signUp = createSignUpServices(deps);
  const profile = createProfileServices(deps, device);
  const recovery = createRecoveryServices(deps);
  return {
    phone: phoneMachine.provide({
      actors: {
        sendCode: fromPromise<CodeSend, { phone: string }>(({ input }) => signUp.sendSmsCode(input.phone, true)),
      },
    }),
    smsVerification: codeVerificationMachine.provide({
      actors: {
        checkCode: fromPromise<CodeCheck, { recipient: string; code: string }>(({ input }) =>
          signUp.verifySmsCode(input.recipient, input.code),
        ),
        sendCode: fromPromise<CodeSend, { recipient: string; automatic: boolean }>(({ input }) =>
          signUp.sendSmsCode(input.recipient, input.automatic),
        ),
      },
    }),
    password: passwordMachine.provide({
      actors: {
        createPassword: fromPromise<PasswordAnswer, { extraId: WireId; password: string }>(({ input, signal }) =>
          signUp.createPassword(input.extraId, input.password, signal),
        ),
      },
    }),
    profile: profileMachine.provide({
      actors: {
        loadRecord: fromPromise<Extra, { extraId: WireId }>(({ input }) => profile.loadRecord(input.extraId)),
        loadCountries: fromPromise<readonly Country[]>(() => profile.loadCountries()),
        saveProfile: fromPromise<ProfileAnswer, ProfileSave & { extraId: WireId }>(({ input }) =>
          profile.saveProfile(input.extraId, input),
        ),
      },
      actions: { keepEdit: (_, edit) => profile.keepEdit(edit) },
    }),
    forgot: forgotMachine.provide({
      actors: {
        sendLink: fromPromise<ForgotAnswer, { email: string }>(({ input }) => recovery.sendLink(input.email)),
      },
    }),
    reset: resetMachine.provide({
      actors: {
        checkLink: fromPromise<LinkCheck, { token: string }>(({ input }) => recovery.checkLink(input.token)),
        savePassword: fromPromise<ResetAnswer, { token: string; password: string }>(({ input }) =>
          recovery.savePassword(input.token, input.password),
        ),
      },
    }),
    views: laterViews,
    beginFirstTime: profile.beginFirstTime,
  };
}
