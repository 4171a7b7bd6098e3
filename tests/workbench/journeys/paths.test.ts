import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { top } from "#workbench/source/files.ts";
import { journeys } from "#workbench/journeys/flows/journeys.ts";
import { mapNodes } from "#workbench/journeys/map/mapNodes.ts";
import { readClaims } from "#workbench/ledger/readClaims.ts";
import { readLedger } from "#workbench/ledger/readLedger.ts";

const stories = new Set(readClaims(top).map(({ story }) => story));
const ledger = await readLedger(top);

describe.each(Object.entries(journeys))("the journey %s", (name, load) => {
  test("gets its steps, each with a hand or happening by itself, and ends with something to be seen", async () => {
    const { steps, machines } = await load();
    expect(steps.filter(({ does }) => does).length).toBeGreaterThan(2);
    expect(steps.at(-1)?.sees).toBeDefined();
    expect(steps.every(({ event }) => (event === undefined) === (machines.length === 0))).toBe(true);
  });

  test("has a map of stories that there are", async () => {
    const { steps, machines } = await load();
    const shown = ledger.machines.filter(({ chart }) => machines.includes(chart.id)).flatMap(({ states }) => states);
    const nodes = mapNodes(steps, shown);
    expect(nodes.length).toBeGreaterThan(5);
    expect(nodes.map(({ story }) => story).filter((story) => !stories.has(story))).toEqual([]);
  });

  test("is called in the sidebar what it is called on its page", async () => {
    const { title } = await load();
    const file = path.join(top, `stories/journeys/${name[0]?.toUpperCase()}${name.slice(1)}.stories.tsx`);
    expect(readFileSync(file, "utf8")).toContain(`title: "Wege/${title}"`);
  });
});
