import * as z from "zod/mini";
import type { ApiError } from "#app/client/result.ts";
import type { Offer } from "#src/model/offer.ts";

/** What the rows of the way in have in common. */
export const text = z.string();
export const open = { bearer: "never", refreshOn401: false, area: "auth" } as const;
export const signingUp = { bearer: "ifStored", refreshOn401: false, area: "auth" } as const;
export const inProviderWords = { success: "server-or-generated", failure: "server-or-generated" } as const;

/** A code that is wrong or too old was checked: the page says which, unless the provider does. */
export const notChecked = ({ code, message }: ApiError) =>
  code === "refused" && message === null ? null : ("code.checkFailed" as const);

/** What proposed rows have in common; their screens say in place what became of a call. */
export const proposed = <const Of extends Offer>(offer: Of) =>
  ({ offer, bearer: "required", refreshOn401: true, area: "signed-in" }) as const;
export const querying = { success: "none", failure: "own" } as const;
export const changing = { success: "own", failure: "own" } as const;
