import * as z from "zod/mini";
import type { ApiError } from "#app/client/result.ts";
import type { Offer } from "#src/model/offer.ts";

/** Shared by the rows of sign-in, sign-up and recovery. */
export const text = z.string();
export const open = { bearer: "never", refreshOn401: false, area: "auth" } as const;
export const signingUp = { bearer: "ifStored", refreshOn401: false, area: "auth" } as const;
export const inProviderWords = { success: "server-or-generated", failure: "server-or-generated" } as const;

/** A wrong or expired code was checked: the page shows which, unless the provider sends a message. */
export const notChecked = ({ code, message }: ApiError) =>
  code === "refused" && message === null ? null : ("code.checkFailed" as const);

/** Shared by proposed rows; their screens show the result themselves. */
export const proposed = <const Of extends Offer>(offer: Of) =>
  ({ offer, bearer: "required", refreshOn401: true, area: "signed-in" }) as const;
export const querying = { success: "none", failure: "own" } as const;
export const changing = { success: "own", failure: "own" } as const;
