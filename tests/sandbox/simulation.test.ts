import { expect, test } from "vitest";
import { people } from "#src/people/people.ts";
import { startProvider } from "#tests/sandbox/provider.ts";

const beginning = async (provider: ReturnType<typeof startProvider>, extraId: string) => {
  const answer = await provider.send(`/outbox/api/simulation/${extraId}`, { method: "GET" });
  return answer.json() as Promise<unknown>;
};

test("a person's procedures begin where they stand, with twelve people on a supervisor's lists", async () => {
  const provider = startProvider();
  expect(await beginning(provider, people.amira.extraId)).toEqual({
    staff: { people: 12 },
    ...people.amira.procedures,
  });
});

test.each([0, 10_000])("a database may have %i people on the lists", async (staffCount) => {
  const provider = startProvider();
  await provider.send("/outbox/api/settings", { method: "POST", body: { staffCount } });
  expect(await beginning(provider, people.jasper.extraId)).toEqual({ staff: { people: staffCount } });
});
