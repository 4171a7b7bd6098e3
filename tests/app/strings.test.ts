import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { callOf, textFields, withTexts, type FieldPath } from "./naughty/answerFields.ts";
import { faultsOfTexts, NARROW, watchPage } from "./naughty/calm.ts";
import { isInPart } from "./naughty/part.ts";
import { naughtyStrings } from "./naughty/strings.ts";
import { openApp, type OpenApp } from "./openApp.ts";
import { holdTime, settle } from "./settle.ts";
import { sample } from "./sample.ts";
import { callNames, situations } from "./situations.ts";

/** Fields that decide what a screen shows at all: whoever breaks one of them sees nothing of the others. */
const DECIDES =
  /(^|[._])(id|ids|uid|\w*_id|\w*Id|\w*date|\w*time|\w*[sS]tatus|\w*[tT]oken|\w*_code|groupNumber|valid|error|email)$/;
const isDeciding = (path: FieldPath) => DECIDES.test(path.join("."));

const at = <Item>(items: readonly Item[], place: number): Item => items[place % items.length]!;

/** Each round gives every field another string; after as many rounds as there are strings each field has seen all. */
const ROUNDS = import.meta.env.STRESS ? naughtyStrings.length : 1;
const rounds = [...Array(ROUNDS).keys()].filter(isInPart);

const fields = callNames.flatMap((call) => textFields(call).map((path) => ({ call, path })));
const tried = new Set<string>();

let app: OpenApp | undefined;
let watched: ReturnType<typeof watchPage>;

beforeEach(async () => {
  await page.viewport(NARROW.width, NARROW.height);
  holdTime();
  watched = watchPage();
});
afterEach(async () => {
  app?.close();
  app = undefined;
  watched.end();
  await page.viewport(390, 844);
});

type Texts = readonly (readonly [FieldPath, string])[];
type Case = (typeof situations)[number];

/** What goes wrong in the app as it takes that call's answers with other texts in them; `status`: refused with that. */
async function faultsOf(
  { call, path, person, as, procedures, after, prepare, act }: Case,
  texts: Texts,
  status?: number,
) {
  let spoilt = 0;
  const dead = after && ({ call: after, kind: "token-dead-refresh-ok", times: 1 } as const);
  const onAnswer = async (request: Request, answer: Response) => {
    if (callOf(request) !== call) return answer;
    spoilt += 1;
    return Response.json(withTexts(await answer.json(), texts), { status: status ?? answer.status });
  };
  app = await openApp(
    { path, person, ...(as && { as }), ...(procedures && { procedures }), onAnswer },
    dead ? [dead] : [],
  );
  await settle();
  if (act) {
    await prepare?.(app);
    await act(app);
    await settle();
  }
  expect(spoilt).toBeGreaterThan(0);
  for (const [field, text] of texts) tried.add(`${call}.${field.join(".")} ${text}`);
  const found = [...faultsOfTexts(), ...watched.end()];
  return found.length > 0 ? [...found, JSON.stringify(texts).slice(0, 2000)] : [];
}

describe.each(sample(situations, 4).map((situation, place) => ({ ...situation, place })))(
  "$call on $path",
  ({ place, ...situation }) => {
    const shown = textFields(situation.call).filter((path) => !isDeciding(path));

    test.each(rounds)(
      "every text in it is naughty, round %i: it is shown as a text, within 320 px (S3, F13)",
      async (round) => {
        const texts = shown.map((path, field) => [path, at(naughtyStrings, field + place * 7 + round)] as const);
        expect(await faultsOf(situation, texts)).toEqual([]);
      },
    );
  },
);

const first = callNames.flatMap((call) => situations.filter((one) => one.call === call).slice(0, 1));

describe.each(sample(first, 4).map((situation, place) => ({ ...situation, place })))(
  "$call, refused",
  ({ place, ...situation }) => {
    test.each(rounds)("in naughty words, round %i: they are shown as words (S3, F13)", async (round) => {
      const words = (from: number) => at(naughtyStrings, place * 3 + from + round);
      const texts = [[["message"], words(0)] as const, [["error"], words(1)] as const];
      expect(await faultsOf(situation, texts, 422)).toEqual([]);
    });
  },
);

/** One at a time, where the call is met first; the others are right. */
const deciding = first.flatMap((situation) =>
  textFields(situation.call)
    .filter(isDeciding)
    .map((path) => ({ call: situation.call, path, situation })),
);

describe.each(sample(deciding, 16).map((one, place) => ({ ...one, place, name: one.path.join(".") })))(
  "$call: $name",
  ({ path, situation, place }) => {
    test.each(rounds)("is naughty, round %i: there is a way on (S3, F13)", async (round) => {
      expect(await faultsOf(situation, [[path, at(naughtyStrings, place * 5 + round)]])).toEqual([]);
    });
  },
);

test("whatever a text makes of the page is found", () => {
  const planted = document.createElement("div");
  planted.innerHTML = `<b class="naughty">x</b><a href="ftp://evil.example">x</a><p style="width: 400px">x</p>`;
  document.body.append(planted);
  console.warn("naughty");
  const found = [...faultsOfTexts(), ...watched.end()].join("\n");
  planted.remove();
  for (const part of [
    /an element made of a text: <b/,
    /a link to ftp/,
    /wider than the screen: 4\d\d of 320 px/,
    /warn: naughty/,
  ])
    expect(found).toMatch(part);
});

test("fields × strings are counted (S3)", ({ annotate }) =>
  annotate(
    `${fields.length} fields of ${callNames.length} calls × ${naughtyStrings.length} strings: ${tried.size} of ${fields.length * naughtyStrings.length} tried`,
  ).then(() => {
    expect(fields.length).toBeGreaterThan(callNames.length);
  }));
