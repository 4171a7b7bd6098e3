import { expect, test } from "vitest";
import type { Offer } from "#src/model/offer.ts";
import { financialSavedQuery, idCheckQuery } from "#app/features/profile/profileApi.ts";
import { createQueries } from "#app/shell/queryClient.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { Call } from "#app/client/calls/defineCall.ts";
import { apiErrorWith } from "#app/client/apiError.ts";

type Known = {
  offers?: readonly Offer[];
  status?: "Pending" | "Completed";
  isSeen?: boolean;
  isSaved?: boolean;
  isReachable?: boolean;
};

function asking({
  offers = ["idDocument", "financialData"],
  status = "Pending",
  isSeen = false,
  isSaved = false,
  isReachable = true,
}: Known) {
  const calls: unknown[] = [];
  const asker = {
    extraId: "7301",
    offers: new Set(offers),
    client: {
      call: async ({ name }: Call) => {
        calls.push(name);
        if (name === "getIdDocument") return { ok: true, value: { status } };
        const form = { iban: "DE02120300000000202051" };
        if (name === "getFinancialData") return { ok: true, value: { form, is_saved: isSaved } };
        const value = { rows: [{ id_check: null }, { id_check: isSeen }] };
        return isReachable ? { ok: true, value } : { ok: false, apiError: apiErrorWith("unreachable", 0) };
      },
    },
  } as unknown as SignedIn;
  return { asker, calls };
}

test.each([
  [{ status: "Pending", isSeen: false }, "open"],
  [{ status: "Pending", isSeen: true }, "done"],
  [{ status: "Completed", isSeen: false }, "done"],
] as const)("with %j the ID check is %s (D-100)", async (known, told) => {
  expect(await createQueries().fetchQuery(idCheckQuery(asking(known).asker))).toBe(told);
});

test("users with a document do not load their days", async () => {
  const { asker, calls } = asking({ status: "Completed", isReachable: false });
  expect(await createQueries().fetchQuery(idCheckQuery(asker))).toBe("done");
  expect(calls).toEqual(["getIdDocument"]);
});

test("without a response nothing is shown of a check that this device has not stored", async () => {
  await expect(createQueries().fetchQuery(idCheckQuery(asking({ isReachable: false }).asker))).rejects.toThrow(
    "unreachable",
  );
});

test("calls that the provider does not offer are not sent", async () => {
  const { asker, calls } = asking({ offers: [] });
  expect(await createQueries().fetchQuery(idCheckQuery(asker))).toBe("notOffered");
  expect(await createQueries().fetchQuery(financialSavedQuery(asker))).toBe(false);
  expect(calls).toEqual([]);
});

test.each([true, false])("of the financial data only is kept that it was saved: %s (S6)", async (isSaved) => {
  const queries = createQueries();
  await queries.fetchQuery(financialSavedQuery(asking({ isSaved }).asker));
  expect(
    queries
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  ).toEqual([isSaved]);
});
