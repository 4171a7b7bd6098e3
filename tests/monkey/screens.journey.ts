import { test } from "@playwright/test";
import { SCREEN_PATHS } from "../../app/navigation/screens.ts";
import type { PersonId } from "../../src/people/people.ts";
import { actionsOf } from "./actions.ts";
import { run, type Start } from "./run.ts";

const ACTIONS = 32;
/** How often every person begins at every path when there is a night for it. */
const NIGHTLY_ROUNDS = 8;

/** A leader, a member who supervises, somebody with everything done, somebody new, the longest names. */
const signedIn: readonly PersonId[] = ["amira", "jasper", "milica", "suharti", "maximiliane"];

const paths = ["/", ...new Set(Object.values(SCREEN_PATHS).filter((path) => path !== null))];
const isAuthScreen = (path: string) => /^\/(auth\/.*|forgot-password|reset-password)?$/.test(path);

type Beginning = Pick<Start, "path" | "person">;

const seedOf = ({ path, person }: Beginning, round: number) => `${person ?? "nobody"}:${path}:${round}`;
/** Every other path on the smallest phone, the others in the next round. */
const startOf = (seed: string): Start => {
  const [person = "", path = "/", round = "0"] = seed.split(":");
  const isSmall = (paths.indexOf(path) + Number(round)) % 2 === 1;
  return { path, person: person === "nobody" ? null : (person as PersonId), isSmall };
};

/** Every path once, with the people in turn; at night everybody everywhere, again and again. */
function seeds(): string[] {
  const { MONKEY_SEED, STRESS } = process.env;
  if (MONKEY_SEED) return [MONKEY_SEED];
  const starts = paths.flatMap((path, at): Beginning[] => {
    if (isAuthScreen(path)) return [{ path, person: null }];
    const people = STRESS ? signedIn : [signedIn[at % signedIn.length]!];
    return people.map((person) => ({ path, person }));
  });
  return Array.from({ length: STRESS ? NIGHTLY_ROUNDS : 1 }, (_, round) =>
    starts.map((start) => seedOf(start, round)),
  ).flat();
}

for (const seed of seeds())
  test(`${seed} finds a way on after each of ${ACTIONS} actions (F3)`, async ({ browser, baseURL }, {
    parallelIndex,
    annotations,
  }) => {
    const { finding, way } = await run(
      browser,
      baseURL!,
      `monkey-${parallelIndex}`,
      startOf(seed),
      actionsOf(seed, ACTIONS),
    );
    annotations.push({ type: "actions", description: String(way.length) });
    if (!finding) return;
    const steps = [`begins as ${seed}`, ...way].join("\n  ");
    throw new Error(`MONKEY_SEED=${seed} npm run monkey\n  ${steps}\n${finding.join("\n")}`);
  });
