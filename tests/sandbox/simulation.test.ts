import { expect, test } from "vitest";
import { people } from "#src/people/people.ts";
import { startProvider } from "#tests/sandbox/provider.ts";

const beginning = async (provider: ReturnType<typeof startProvider>, extraId: string) => {
  const answer = await provider.send(`/outbox/api/simulation/${extraId}`, { method: "GET" });
  return answer.json() as Promise<unknown>;
};

test("a person's procedures begin where they stand", async () => {
  const provider = startProvider();
  expect(await beginning(provider, people.amira.extraId)).toEqual(people.amira.procedures);
  expect(await beginning(provider, people.jasper.extraId)).toEqual({});
});
