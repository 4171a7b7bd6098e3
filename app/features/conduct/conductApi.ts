import type { SignedIn } from "#app/shell/signedIn.tsx";
import { setCodeOfConduct } from "#app/client/calls/signedIn.ts";

/**
 * Sends the answer; it cannot be changed later (COC-12, COC-14). One notice announces the result (COC-13, COC-15,
 * COC-16). `outdated`: already answered on another device. `refused`: possibly for the same reason, as not every
 * provider sends a 409.
 */
export async function answerConduct(
  { client, extraId }: Pick<SignedIn, "client" | "extraId">,
  accepted: boolean,
): Promise<"saved" | "failed" | "refused" | "outdated"> {
  const result = await client.call(
    setCodeOfConduct,
    { params: { id: extraId }, body: { accepted } },
    { onSuccessText: { from: "copy", key: accepted ? "conduct.accepted" : "conduct.declined" } },
  );
  if (result.ok) return "saved";
  const { code, status } = result.apiError;
  if (code !== "refused") return "failed";
  return status === 409 ? "outdated" : "refused";
}
