import { expect, test, vi } from "vitest";
import { nextSteps } from "#workbench/new/nextSteps.ts";
import { readOrder } from "#workbench/new/order.ts";
import { placeFree, waitingList } from "./orders.ts";

const { title, body } = waitingList;
const words = ["--title", title.de, "--title-en", title.en, "--body", body.de, "--body-en", body.en];

test("the command line says what to make", async () => {
  const rest = ["--state", "Waiting", "--back", "my-event"];
  expect(await readOrder(["screen", "events/WaitingList", ...words, ...rest], undefined)).toEqual(waitingList);
  const state = ["state", "events/WaitingList", "PlaceFree", "--body", placeFree.body.de, "--body-en"];
  expect(await readOrder([...state, placeFree.body.en], undefined)).toEqual(placeFree);
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
});

test("a screen begins with the state Ordinary and leads back to the dashboard", async () => {
  const order = await readOrder(["screen", "events/WaitingList", ...words], undefined);
  expect(order).toEqual({ ...waitingList, state: "Ordinary", back: "dashboard" });
});

test("what is left out is asked for, in order", async () => {
  const answers = [title.en, body.de, body.en];
  const ask = vi.fn<(question: string) => Promise<string>>(() => Promise.resolve(answers.shift() ?? ""));
  const order = await readOrder(["screen", "events/WaitingList", "--title", title.de], ask);
  expect(order).toMatchObject({ title, body });
  expect(ask.mock.calls.map(([question]) => question.split(" ")[0])).toEqual(["--title-en", "--body", "--body-en"]);
});

test("a wrong place is told before anything is asked", async () => {
  const ask = vi.fn<(question: string) => Promise<string>>(() => Promise.resolve("Liste"));
  await expect(readOrder(["screen", "WaitingList"], ask)).rejects.toThrow(/no place for a screen/);
  await expect(readOrder(["state", "auth/Phone", "Full"], ask)).rejects.toThrow(/its machine/);
  expect(ask).not.toHaveBeenCalled();
});

test("where nobody can be asked, all that is missing is named", async () => {
  const order = readOrder(["screen", "events/WaitingList", "--title", title.de], undefined);
  await expect(order).rejects.toThrow(/^Missing: --title-en .*, --body .*, --body-en [^]*npm run new screen/);
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
  [["screen", "events/X", "--colour", "red"], /^Unknown option '--colour'/],
  [["text", "events.x", "a", "b", "--title", "c"], /^--title has no meaning here/],
  [["text", "events.x", "a", "b", "--kind", "knopf"], /^--kind: "knopf" is none of button, link/],
])("%j is answered with the usage", async (given, reason) => {
  await expect(readOrder(given, undefined)).rejects.toThrow(reason);
});

test("in the end it says what is left to do", () => {
  expect(nextSteps(waitingList)).toContain('useNavigation().push("events-waiting-list")');
  expect(nextSteps(placeFree)).toContain("app/features/events/WaitingListPage.tsx");
  expect(nextSteps({ make: "text", key: "events.waiting.hint", words: title })).toContain(
    'useCopy("events.waiting") gives t, t("hint")',
  );
});
