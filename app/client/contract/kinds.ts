import * as z from "zod/mini";

/** What the rows of the way in have in common. */
export const text = z.string();
export const open = { bearer: "never", refreshOn401: false, area: "auth" } as const;
export const signingUp = { bearer: "ifStored", refreshOn401: false, area: "auth" } as const;
export const inProviderWords = { success: "server-or-generated", failure: "server-or-generated" } as const;
