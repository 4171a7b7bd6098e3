export type Measure = keyof typeof measures;

/** What is measured, and with how many digits it is said. */
export const measures = {
  firstPaint: { what: "first paint", unit: "s", digits: 2 },
  fieldOnShow: { what: "field on show", unit: "s", digits: 2 },
  fieldWorks: { what: "field works", unit: "s", digits: 2 },
  codeOnShow: { what: "code screen on show", unit: "s", digits: 2 },
  requests: { what: "requests", unit: "", digits: 0 },
  largestPaint: { what: "largest paint", unit: "s", digits: 2 },
  shift: { what: "layout shift", unit: "", digits: 3 },
  js: { what: "JS", unit: "kB", digits: 1 },
  css: { what: "CSS", unit: "kB", digits: 1 },
} as const satisfies Record<string, { what: string; unit: "s" | "kB" | ""; digits: number }>;

export type Values = Partial<Record<Measure, number>>;
/** What was measured of each subject, such as a screen. */
export type Figures = Record<string, Values>;

export type Targets = Partial<Record<Measure, number>>;
