import { expect, test, vi } from "vitest";
import { nextSteps } from "#workbench/new/nextSteps.ts";
import { readOrder } from "#workbench/new/order.ts";
import { placeFree, sampleCall, sampleScreen } from "./orders.ts";

const { title, name, body } = sampleScreen;
const texts = ["--title", title.de, "--title-en", title.en, "--body", body.de, "--body-en", body.en];
const words = [...texts, "--name", name];

test("the command line says what to make", async () => {
  const rest = ["--state", "Waiting", "--back", "my-event"];
  expect(await readOrder(["screen", "events/GeneratorSample", ...words, ...rest], undefined)).toEqual(sampleScreen);
  const said = ["--name", placeFree.name, "--body", placeFree.body.de, "--body-en", placeFree.body.en];
  expect(await readOrder(["state", "events/GeneratorSample", "PlaceFree", ...said], undefined)).toEqual(placeFree);
  expect(await readOrder(["text", "events.x", "Liste", "List"], undefined)).toEqual({
    make: "text",
    key: "events.x",
    words: { de: "Liste", en: "List" },
  });
  expect(await readOrder(["text", "events.x", "Liste", "List", "--kind", "title"], undefined)).toEqual({
    make: "text",
    key: "events.x",
    words: { de: "Liste", en: "List" },
    kind: "title",
  });
  const call = ["call", sampleCall.name, sampleCall.method, sampleCall.path];
  const more = ["--offer", sampleCall.offer, "--description", sampleCall.description];
  expect(await readOrder([...call, ...more], undefined)).toEqual(sampleCall);
});

test("a screen begins with the state Ordinary and leads back to the dashboard", async () => {
  const order = await readOrder(["screen", "events/GeneratorSample", ...words], undefined);
  expect(order).toEqual({ ...sampleScreen, state: "Ordinary", back: "dashboard" });
});

test("what is left out is asked for, in order", async () => {
  const answers = [title.en, name, body.de, body.en];
  const ask = vi.fn<(question: string) => Promise<string>>(() => Promise.resolve(answers.shift() ?? ""));
  const order = await readOrder(["screen", "events/GeneratorSample", "--title", title.de], ask);
  expect(order).toMatchObject({ title, name, body });
  expect(ask.mock.calls.map(([question]) => question.split(" ")[0])).toEqual([
    "--title-en",
    "--name",
    "--body",
    "--body-en",
  ]);
});

test("a call is asked for all that its name does not say", async () => {
  const { method, path, offer, description } = sampleCall;
  const answers = [method, path, offer, description];
  const ask = vi.fn<(question: string) => Promise<string>>(() => Promise.resolve(answers.shift() ?? ""));
  expect(await readOrder(["call", sampleCall.name], ask)).toEqual(sampleCall);
  expect(ask.mock.calls.map(([question]) => question.split(" ")[0])).toEqual([
    "METHOD",
    "path",
    "--offer",
    "--description",
  ]);
});

test("a wrong place is told before anything is asked", async () => {
  const ask = vi.fn<(question: string) => Promise<string>>(() => Promise.resolve("Liste"));
  await expect(readOrder(["screen", "GeneratorSample"], ask)).rejects.toThrow(/no place for a screen/);
  await expect(readOrder(["state", "auth/Phone", "Full"], ask)).rejects.toThrow(/its machine/);
  await expect(readOrder(["call", "Shuttle"], ask)).rejects.toThrow(/no name for a call/);
  expect(ask).not.toHaveBeenCalled();
});

test("where nobody can be asked, all that is missing is named", async () => {
  const order = readOrder(["screen", "events/GeneratorSample", "--title", title.de], undefined);
  await expect(order).rejects.toThrow(
    /^Missing: --title-en .*, --name .*, --body .*, --body-en [^]*npm run new screen/,
  );
});

test("an empty answer is none", async () => {
  const order = readOrder(["text", "events.x", "Liste"], () => Promise.resolve(""));
  await expect(order).rejects.toThrow(/^Missing: English\./);
});

test.each([
  [[], /^npm run new screen/],
  [["page", "events/X"], /^npm run new screen/],
  [["screen"], /^npm run new screen/],
  [["screen", "events/X", "Liste"], /^npm run new screen/],
  [["state", "events/X"], /^npm run new screen/],
  [["text", "events.x", "a", "b", "c"], /^npm run new screen/],
  [["call"], /^npm run new screen/],
  [["call", "getGeneratorSample", "GET", "/x", "y"], /^npm run new screen/],
  [["call", "getGeneratorSample", "--title", "x"], /^--title has no meaning here/],
  [["screen", "events/X", "--colour", "red"], /^Unknown option '--colour'/],
  [["text", "events.x", "a", "b", "--title", "c"], /^--title has no meaning here/],
  [["text", "events.x", "a", "b", "--kind", "knopf"], /^--kind: "knopf" is none of button, link/],
])("%j is answered with the usage", async (given, reason) => {
  await expect(readOrder(given, undefined)).rejects.toThrow(reason);
});

test("in the end it says what is left to do", () => {
  expect(nextSteps(sampleScreen)).toContain('useNavigation().push("events-generator-sample")');
  expect(nextSteps(placeFree)).toContain("app/features/events/GeneratorSamplePage.tsx");
  expect(nextSteps({ make: "text", key: "events.generatorSample.hint", words: title })).toContain(
    'useCopy("events.generatorSample") gives t, t("hint")',
  );
  expect(nextSteps(sampleCall)).toContain("- what the answer has: src/model/day/generatorSampleAnswer.ts");
  expect(nextSteps(sampleCall)).toContain("body, at }: app/sandbox/rules/getGeneratorSample.ts");
  const order = { ...sampleCall, name: "orderGeneratorSample", method: "POST", offer: "staff" };
  expect(nextSteps(order)).toContain("request in app/client/calls/staff.ts");
  expect(nextSteps(order)).toContain("to whom it says no: app/sandbox/rules/orderGeneratorSample.ts");
});
