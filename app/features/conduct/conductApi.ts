import type { SignedIn } from "#app/shell/signedIn.tsx";
import { setCodeOfConduct } from "#app/client/calls/signedIn.ts";

/**
 * Sends the answer, once and for ever (COC-12, COC-14). What comes of it is announced in one notice (COC-13, COC-15,
 * COC-16). `outdated`: it was answered before, elsewhere. `refused`: perhaps for that reason, too, which not every provider
 * says by a status.
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
