/** What a screen may cost in Chromium at 390 × 844 with the processor four times slower. */
export type Limit = { target: number; limit: number };

export type Measure = "mount" | "nodes" | "tick" | "worstFrame" | "interaction";

export const measures: Record<Measure, { what: string; unit: string }> = {
  mount: { what: "mount", unit: "ms" },
  nodes: { what: "DOM nodes", unit: "" },
  tick: { what: "one change", unit: "ms" },
  worstFrame: { what: "worst frame", unit: "ms" },
  interaction: { what: "press to paint", unit: "ms" },
};

/** From a press to the next paint, on every screen. */
const interaction: Limit = { target: 100, limit: 200 };

/** Where there is no limit, the value is only said. */
export const limits: Record<"staff" | "calendar", Partial<Record<Measure, Limit>>> = {
  staff: {
    mount: { target: 75, limit: 150 },
    nodes: { target: 150, limit: 300 },
    tick: { target: 15, limit: 30 },
    interaction,
  },
  calendar: {
    mount: { target: 80, limit: 150 },
    nodes: { target: 350, limit: 600 },
    interaction,
  },
};
