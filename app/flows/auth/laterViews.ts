import { toForgotView } from "#app/flows/auth/forgotView.ts";
import { toPasswordView } from "#app/flows/auth/passwordView.ts";
import { toPhoneView } from "#app/flows/auth/phoneView.ts";
import { toProfileView } from "#app/flows/auth/profileView.ts";
import { toResetView } from "#app/flows/auth/resetView.ts";

export type LaterViews = typeof laterViews;

/** What the steps show whose machines are fetched on the way there. */
export const laterViews = {
  phone: toPhoneView,
  password: toPasswordView,
  profile: toProfileView,
  forgot: toForgotView,
  reset: toResetView,
};
