import { vi } from "vitest";
import { createActor, fromPromise, SimulatedClock, waitFor, type SnapshotFrom } from "xstate";
import { groupJoinMachine, type JoinAnswer, type PreviewAnswer } from "#app/features/groups/groupJoinMachine.ts";
import { toGroupJoinView } from "#app/features/groups/groupJoinView.ts";
import type { GroupPreview } from "#src/model/groups/joinPreview.ts";

export const previewOf = (groupNumber: string): GroupPreview => ({
  name: `Gruppe ${groupNumber}`,
  description: "",
  groupNumber,
  maxMembers: 4,
  isFull: false,
  affectedEvents: { total: 0, applied: [], booked: [] },
});

export const found = (groupNumber: string): PreviewAnswer => ({ kind: "found", preview: previewOf(groupNumber) });

export type Scenario = {
  code?: string;
  loadPreview?: (code: string) => Promise<PreviewAnswer>;
  join?: (code: string) => Promise<JoinAnswer>;
};

/** The real machine with a mock client and a simulated clock. */
export function started({ code = "", ...scenario }: Scenario = {}) {
  const clock = new SimulatedClock();
  const loadPreview = vi.fn(scenario.loadPreview ?? (async (requested: string) => found(requested)));
  const join = vi.fn(scenario.join ?? (async (): Promise<JoinAnswer> => ({ kind: "joined" })));
  const goToGroup = vi.fn();
  const machine = groupJoinMachine.provide({
    actors: {
      loadPreview: fromPromise<PreviewAnswer, { code: string }>(({ input }) => loadPreview(input.code)),
      join: fromPromise<JoinAnswer, { code: string }>(({ input }) => join(input.code)),
    },
    actions: { goToGroup },
  });
  const actor = createActor(machine, { input: { code }, clock }).start();
  return {
    actor,
    clock,
    loadPreview,
    join,
    goToGroup,
    type: (typed: string) => actor.send({ type: "code.changed", code: typed }),
    at: (state: Parameters<SnapshotFrom<typeof groupJoinMachine>["matches"]>[0]) =>
      waitFor(actor, (snapshot) => snapshot.matches(state)),
    view: () => toGroupJoinView(actor.getSnapshot()),
  };
}
