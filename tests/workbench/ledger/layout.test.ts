import * as fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { top } from "#workbench/shared/source/files.ts";
import { RUNS } from "#tests/runs.ts";
import { allOf, chartOf, type Chart, type ChartState } from "#workbench/ledger/chart.ts";
import { layOut, type Box, type Layout } from "#workbench/ledger/layout/layout.ts";
import { readMachines } from "#workbench/ledger/readLedger.ts";

let charts: Chart[] = [];
beforeAll(async () => {
  charts = (await readMachines(top)).map(({ machine, file }) => chartOf(machine, file));
});

const overlap = (one: Box, other: Box) =>
  one.x + one.width > other.x + 0.5 &&
  other.x + other.width > one.x + 0.5 &&
  one.y + one.height > other.y + 0.5 &&
  other.y + other.height > one.y + 0.5;

const boxesOf = ({ states, labels }: Layout): Box[] => [...states.filter(({ isFrame }) => !isFrame), ...labels];

const contains = (outer: Box, inner: Box) =>
  inner.x > outer.x &&
  inner.y > outer.y &&
  inner.x + inner.width < outer.x + outer.width &&
  inner.y + inner.height < outer.y + outer.height;

const touches = ({ x, y }: { x: number; y: number }, box: Box) =>
  x >= box.x && x <= box.x + box.width && [box.y, box.y + box.height].some((side) => Math.abs(side - y) < 0.5);

/** No overlaps, children within their frames, each transition once, each arrow from border to border. */
async function faultsOf(root: ChartState): Promise<string[]> {
  const layout = await layOut(root, () => "3 Storys");
  const boxes = boxesOf(layout);
  const byId = new Map(layout.states.map((state) => [state.id, state]));
  const labelled = [
    ...layout.labels.flatMap(({ transitions }) => transitions),
    ...layout.states.flatMap(({ selfTransitions }) => selfTransitions),
  ];
  const all = allOf(root).flatMap(({ transitions }) => transitions);
  return [
    ...boxes.flatMap((box, at) => boxes.slice(at + 1).flatMap((other) => (overlap(box, other) ? ["overlap"] : []))),
    ...allOf(root).flatMap((state) =>
      state.states.flatMap(({ id }) => {
        const [outer, inner] = [byId.get(state.id), byId.get(id)];
        return outer && inner && contains(outer, inner) ? [] : [`${id} is outside of ${state.id}`];
      }),
    ),
    ...all
      .filter((transition) => labelled.filter((one) => one === transition).length !== 1)
      .map(({ name }) => `${name} lost`),
    ...layout.lines.flatMap(({ transitions: [transition], points }) => {
      const target = byId.get(transition?.targets[0] ?? "");
      const source = byId.get(transition?.source ?? "");
      const [first, last] = [points[0], points.at(-1)];
      const isFromAnywhere = target && source && contains(source, target);
      return [
        ...(target && (!last || !touches(last, target)) ? [`${transition?.name} ends nowhere`] : []),
        ...(source && !isFromAnywhere && (!first || !touches(first, source))
          ? [`${transition?.name} begins nowhere`]
          : []),
      ];
    }),
  ];
}

describe("the layout of a machine", () => {
  test("is valid for every machine of the app", async () => {
    expect(charts.length).toBeGreaterThan(8);
    expect((await Promise.all(charts.map(({ root }) => faultsOf(root)))).flat()).toEqual([]);
  });

  test("is valid for any machine with states in states", async () => {
    await fc.assert(
      fc.asyncProperty(anyRoot, async (root) => {
        expect(await faultsOf(root)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  test("puts earlier states above later ones", async () => {
    const entry = charts.find(({ id }) => id === "entry");
    const states = entry ? (await layOut(entry.root, () => "")).states : [];
    const topOf = (key: string) => states.find((state) => state.key === key)?.y ?? Number.NaN;
    expect(topOf("editing")).toBeLessThan(topOf("checking"));
    expect(topOf("checking")).toBeLessThan(topOf("known"));
  });
});

const leaf = (id: string): ChartState => ({
  id,
  key: id,
  kind: "atomic",
  initial: [],
  actors: [],
  transitions: [],
  states: [],
});

/** Up to five children, some of them frames or regions, with transitions between any two states. */
const anyRoot = fc
  .record({
    sizes: fc.array(fc.nat(3), { minLength: 1, maxLength: 5 }),
    isParallel: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    moves: fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 14 }),
  })
  .map(({ sizes, isParallel, moves }) => {
    const states = sizes.map((size, at): ChartState => {
      const inner = Array.from({ length: size }, (_, index) => leaf(`m.s${at}.t${index}`));
      const [first] = inner;
      const kind = inner.length === 0 ? "atomic" : isParallel[at] ? "parallel" : "compound";
      return { ...leaf(`m.s${at}`), kind, states: inner, initial: first && kind === "compound" ? [first.id] : [] };
    });
    const root: ChartState = { ...leaf("m"), kind: "compound", states, initial: ["m.s0"] };
    const all = allOf(root);
    moves.forEach(([from, to], at) => {
      const [source, target] = [all[from % all.length], all[to % all.length]];
      source?.transitions.push({
        name: `${at}`,
        source: source.id,
        cause: { kind: "event", name: `event.${at}` },
        guard: "",
        targets: target ? [target.id] : [],
      });
    });
    return root;
  });
