import type { SignedIn } from "#app/areas/signedIn.tsx";
import { setCodeOfConduct } from "#app/provider/contract/signedIn.ts";

/**
 * Sends the answer, once and for ever (COC-12, COC-14). What comes of it is announced in one notice (COC-13, COC-15,
 * COC-16). `refused`: perhaps since it was answered before, elsewhere, which not every provider says by a status.
 */
export async function answerConduct(
  { client, extraId }: Pick<SignedIn, "client" | "extraId">,
  accepted: boolean,
): Promise<"saved" | "failed" | "refused"> {
  const outcome = await client.call(
    setCodeOfConduct,
    { params: { id: extraId }, body: { accepted } },
    { onSuccessText: { from: "copy", key: accepted ? "conduct.accepted" : "conduct.declined" } },
  );
  if (outcome.ok) return "saved";
  return outcome.refusal.code === "refused" ? "refused" : "failed";
}
