import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { AnyStateMachine, AnyStateNode } from "xstate";

const idsOf = (node: AnyStateNode): string[] => [node.id, ...Object.values(node.states).flatMap(idsOf)];

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === "object" && value !== null && "root" in value;

test("every state of a machine that a story names exists", async () => {
  const modules = await Promise.all(
    globSync("app/flows/*/*Machine.ts").map((file) => import(`#app/${file.slice(4)}`) as Promise<object>),
  );
  const machines = modules.flatMap((module) => Object.values(module)).filter(isMachine);
  const known = new Set(machines.flatMap(({ root }) => idsOf(root)));
  const named = globSync("stories/**/*.stories.tsx").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bstate: "([a-z][\w.]*\.[\w.]+)"/gi)].map(([, state]) => `${state}`),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((state) => !known.has(state))).toEqual([]);
});
