import type { SignedIn } from "#app/areas/signedIn.tsx";
import { setCodeOfConduct } from "#app/provider/contract/signedIn.ts";

const CONFLICT = 409;

/**
 * Sends the answer, once and for ever (COC-12, COC-14). What comes of it is announced in one notice (COC-13, COC-15,
 * COC-16). `outdated`: it was answered elsewhere before.
 */
export async function answerConduct(
  { client, extraId }: Pick<SignedIn, "client" | "extraId">,
  accepted: boolean,
): Promise<"saved" | "failed" | "outdated"> {
  const outcome = await client.call(
    setCodeOfConduct,
    { params: { id: extraId }, body: { accepted } },
    { onSuccessText: { from: "copy", key: accepted ? "conduct.accepted" : "conduct.declined" } },
  );
  if (outcome.ok) return "saved";
  return outcome.refusal.status === CONFLICT ? "outdated" : "failed";
}
