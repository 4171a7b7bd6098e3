import { toForgotView } from "#app/features/auth/forgotView.ts";
import { toPasswordView } from "#app/features/auth/passwordView.ts";
import { toPhoneView } from "#app/features/auth/phoneView.ts";
import { toProfileView } from "#app/features/auth/profileView.ts";
import { toResetView } from "#app/features/auth/resetView.ts";

export type LaterViews = typeof laterViews;

/** What the steps show whose machines are fetched on the way there. */
export const laterViews = {
  phone: toPhoneView,
  password: toPasswordView,
  profile: toProfileView,
  forgot: toForgotView,
  reset: toResetView,
};
