import { beforeAll, describe, expect, test } from "vitest";
import { createMachine } from "xstate";
import { entryMachine } from "#app/features/auth/entryMachine.ts";
import { signInMachine } from "#app/features/auth/signInMachine.ts";
import { top } from "#workbench/shared/source/files.ts";
import { buildLedger, type LedgerSources } from "#workbench/ledger/buildLedger.ts";
import { chartOf, type Chart } from "#workbench/ledger/chart.ts";
import { readSources } from "#workbench/ledger/readLedger.ts";

let sources: LedgerSources;
beforeAll(async () => {
  sources = await readSources(top);
});

const gaps = (changes: Partial<LedgerSources> = {}) => buildLedger({ ...sources, ...changes }).gaps;

const without = (story: string) => ({ claims: sources.claims.filter((claim) => claim.story !== story) });

/** All charts with one of them replaced. */
const planted = (chart: Chart) => ({ charts: sources.charts.map((one) => (one.id === chart.id ? chart : one)) });

describe("the ledger of this repository", () => {
  test("has a story for every visible state and every row, and a test for every transition", () => {
    expect(gaps()).toEqual([]);
    expect(buildLedger(sources).machines.map(({ chart }) => chart.id)).toEqual(
      expect.arrayContaining(["auth", "code", "profile"]),
    );
    expect(sources.rows.length).toBeGreaterThan(100);
  });

  test("lists the states that are never shown as themselves, with the reason", () => {
    const passing = buildLedger(sources).machines.flatMap(({ states }) => states.filter((state) => state.passing));
    const of = (id: string) => passing.find((state) => state.id === id)?.passing;
    expect(of("auth.opening")).toEqual({ kind: "transient" });
    expect(of("auth.signedIn")).toEqual({ kind: "final" });
    expect(of("auth.emailCode")).toEqual({ kind: "shown", by: "code" });
    expect(of("auth.phone")).toEqual({ kind: "shown", by: "phone" });
    expect(of("auth.smsCode")).toMatchObject({ kind: "shown", by: "code" });
    expect(of("signIn.signingIn")).toBeUndefined();
    expect(passing.filter(({ stories }) => stories.length > 0)).toEqual([]);
  });
});

describe("a planted fault is reported in one line", () => {
  test("a removed story that alone shows a state", () => {
    expect(gaps(without("screens-auth-entryscreen--checking"))).toEqual(["entry.checking: no story"]);
  });

  test("removed stories that alone show a row of the catalogue", () => {
    expect(gaps(without("screens-auth-codeverificationscreen--resent"))).toEqual([
      "VA-038: no story (1 E-mail code: resent (success toast, countdown restarts))",
    ]);
  });

  test("a removed story, for every state that only one story shows", () => {
    const states = buildLedger(sources).machines.flatMap((machine) => machine.states);
    const only = states.flatMap(({ id, stories: [story, second] }) => (story && !second ? [{ id, story }] : []));
    expect(only.length).toBeGreaterThan(10);
    for (const { id, story } of only) expect(gaps(without(story.story))).toContain(`${id}: no story`);
  });

  test("an added state, even if no transition leads there", () => {
    const { config } = entryMachine;
    const machine = createMachine({ ...config, states: { ...config.states, thinking: {} } } as object);
    expect(gaps(planted(chartOf(machine, "planted.ts")))).toEqual(["entry.thinking: no story"]);
  });

  test("an added transition that no test takes", () => {
    const chart = chartOf(signInMachine, "planted.ts");
    const [editing] = chart.root.states;
    const name = "signIn.editing --help.requested--> signIn.signingIn";
    editing?.transitions.push({
      name,
      source: "signIn.editing",
      cause: { kind: "event", name: "help.requested" },
      guard: "",
      targets: ["signIn.signingIn"],
    });
    expect(gaps(planted(chart))).toEqual([`${name}: no test walks it`]);
  });

  test("a scenario that no test uses, for each transition of its machine", () => {
    const tested = new Map([...sources.tested].filter(([name]) => !name.startsWith("forgot.")));
    const lines = gaps({ tested });
    expect(lines).not.toEqual([]);
    expect(lines.every((line) => /^forgot\..*: no test walks it$/.test(line))).toBe(true);
  });

  test.each([
    ["entry.nowhere", "is no state"],
    ["auth.success", "has states of its own, name the one that is shown"],
    ["auth.opening", "is never shown as itself (transient)"],
  ])("a story that claims %s", (state, fault) => {
    const claim = { story: "x--y", title: "x/Y", isBehaviour: true, state, rows: [] };
    expect(gaps({ claims: [...sources.claims, claim] })).toEqual([`x/Y: ${state} ${fault}`]);
  });

  test("an entry of the list of passing states that fits no machine", () => {
    const listed = { ...sources.listed, "auth.gone": { shownBy: "entry", reason: "…" } };
    expect(gaps({ listed })).toEqual(["passing.ts: auth.gone shown by entry fits no machine"]);
    expect(gaps({ listed: {} })).toEqual(["auth.forgot: no story"]);
  });
});

test("a behaviour story shows no state", () => {
  const claims = sources.claims.map((claim) =>
    claim.state === "forgot.sending" ? { ...claim, isBehaviour: true } : claim,
  );
  expect(gaps({ claims })).toEqual(["forgot.sending: no story"]);
});
