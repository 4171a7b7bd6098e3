import * as z from "zod/mini";
import { orElse, wireId } from "#src/model/reading.ts";

/** The user in auth, stored until the tab closes (ENT-61 to ENT-63). `needsPassword`: an account exists (C-35). */
export const pendingAuthSchema = z.object({
  email: z.string().check(z.minLength(1)),
  needsPassword: z.boolean(),
  extraId: orElse(wireId, ""),
});

export type PendingAuth = z.infer<typeof pendingAuthSchema>;
