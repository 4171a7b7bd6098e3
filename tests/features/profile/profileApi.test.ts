import { expect, test } from "vitest";
import type { Offer } from "#src/model/offer.ts";
import { financialSavedQuery, idCheckQuery } from "#app/features/profile/profileApi.ts";
import { createQueries } from "#app/shell/queryClient.ts";
import type { SignedIn } from "#app/shell/signedIn.tsx";
import type { Call } from "#app/client/calls/defineCall.ts";
import { apiErrorWith } from "#app/client/apiError.ts";

type StoredCheck = {
  offers?: readonly Offer[];
  status?: "Pending" | "Completed";
  isSeen?: boolean;
  isSaved?: boolean;
  isReachable?: boolean;
};

function setUp({
  offers = ["idDocument", "financialData"],
  status = "Pending",
  isSeen = false,
  isSaved = false,
  isReachable = true,
}: StoredCheck) {
  const calls: unknown[] = [];
  const deps = {
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
  return { deps, calls };
}

test.each([
  [{ status: "Pending", isSeen: false }, "open"],
  [{ status: "Pending", isSeen: true }, "done"],
  [{ status: "Completed", isSeen: false }, "done"],
] as const)("with %j the ID check is %s (D-100)", async (stored, expected) => {
  expect(await createQueries().fetchQuery(idCheckQuery(setUp(stored).deps))).toBe(expected);
});

test("users with a document do not load their days", async () => {
  const { deps, calls } = setUp({ status: "Completed", isReachable: false });
  expect(await createQueries().fetchQuery(idCheckQuery(deps))).toBe("done");
  expect(calls).toEqual(["getIdDocument"]);
});

test("without a response nothing is shown of a check that this device has not stored", async () => {
  await expect(createQueries().fetchQuery(idCheckQuery(setUp({ isReachable: false }).deps))).rejects.toThrow(
    "unreachable",
  );
});

test("calls that the provider does not offer are not sent", async () => {
  const { deps, calls } = setUp({ offers: [] });
  expect(await createQueries().fetchQuery(idCheckQuery(deps))).toBe("notOffered");
  expect(await createQueries().fetchQuery(financialSavedQuery(deps))).toBe(false);
  expect(calls).toEqual([]);
});

test.each([true, false])("of the financial data only is kept that it was saved: %s (S6)", async (isSaved) => {
  const queries = createQueries();
  await queries.fetchQuery(financialSavedQuery(setUp({ isSaved }).deps));
  expect(
    queries
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  ).toEqual([isSaved]);
});
