/** What leads out of a state: an event of the machine's own, an actor that is done or fails, a delay, or nothing at all. */
export type Cause = { kind: "event" | "done" | "error" | "after" | "always"; name: string };

export type ChartTransition = {
  /** As the reports of walks name it. */
  name: string;
  source: string;
  cause: Cause;
  guard: string;
  /** Empty: stays where it is. */
  targets: string[];
};

/** By its name in the chart; `machine`: the id of the machine it is, or its name where the machine is fetched later. */
export type Actor = { name: string; machine: string | null };

export type ChartState = {
  id: string;
  key: string;
  kind: "atomic" | "compound" | "parallel" | "final" | "history";
  /** Ids of the states that are entered with this one. */
  initial: string[];
  /** Actors that live as long as the state. */
  actors: Actor[];
  transitions: ChartTransition[];
  states: ChartState[];
};

/** A machine as plain data: what the running definition says, without any code. */
export type Chart = { id: string; file: string; root: ChartState };

/** The state and everything in it, in the order of the chart. */
export const allOf = (state: ChartState): ChartState[] => [state, ...state.states.flatMap(allOf)];

/** States without states of their own: where a machine rests. */
export const leavesOf = (state: ChartState): ChartState[] => allOf(state).filter(({ states }) => states.length === 0);
