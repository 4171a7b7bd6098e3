import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { top } from "#workbench/source/files.ts";
import { journeys } from "#workbench/journeys/paths/journeys.ts";
import { mapNodes } from "#workbench/journeys/map/mapNodes.ts";
import { readClaims } from "#workbench/ledger/readClaims.ts";
import { readLedger } from "#workbench/ledger/readLedger.ts";

const stories = new Set(readClaims(top).map(({ story }) => story));
const ledger = await readLedger(top);

/** What the steps of a play are called, names of people as they come. */
const played = (source: string): string[] =>
  [...source.matchAll(/\bstep\(\s*(?:"([^"]+)"|`([^`]+)`)/g)].map(([, plain, named = ""]) => plain ?? named);

describe.each(Object.entries(journeys))("the journey %s", (name, load) => {
  const file = path.join(top, `stories/journeys/${name[0]?.toUpperCase()}${name.slice(1)}.stories.tsx`);
  const source = readFileSync(file, "utf8");

  test("is played in the words and the order of its map", async () => {
    const { steps } = await load();
    const left = steps.map(({ say }) => say);
    const unknown = played(source).filter((said) => {
      const pattern = new RegExp(`^${said.replaceAll(/[?.]/g, "\\$&").replaceAll(/\$\{[^}]+\}/g, ".+")}$`);
      const at = left.findIndex((say) => pattern.test(say));
      left.splice(0, at + 1);
      return at < 0;
    });
    expect(unknown).toEqual([]);
    expect(played(source).length).toBeGreaterThan(7);
  });

  test("has a map of stories that there are", async () => {
    const { steps, machines } = await load();
    const shown = ledger.machines.filter(({ chart }) => machines.includes(chart.id)).flatMap(({ states }) => states);
    const nodes = mapNodes(steps, shown);
    expect(nodes.length).toBeGreaterThan(5);
    expect(nodes.map(({ story }) => story).filter((story) => !stories.has(story))).toEqual([]);
  });

  test("is called in the sidebar what it is called on its map", async () => {
    const { title } = await load();
    expect(source).toContain(`title: "Wege/${title}"`);
  });
});
