import numbers from "./budgets.json" with { type: "json" };

/**
 * Size limits of the production build, gz -9, kB = 1000 B. Chunks are named by their entry module or their group in
 * `vite.config.ts`, as in the manifest.
 */
export type Budget = {
  what: string;
  unit: "kB" | "requests";
  /** The long-term goal; not enforced. */
  target?: number;
  /** Set 3 to 5 % above the current size, so that the next small change fits. */
  limit: number;
  /** Why it was last raised. */
  reason?: string;
};

export const entry = "index.html";

/** Loaded between the entry and the code screen. */
export const codeScreen = ["wayIn"];

/** Loaded between the code screen and the profile. */
export const toProfile = [
  "features/auth/PhonePage.tsx",
  "features/auth/PasswordPage.tsx",
  "../src/copy/de/signUp.json",
  "../src/copy/de/signIn.json",
];

/** Loaded for the profile information, texts included. */
export const profile = ["features/auth/ProfilePage.tsx", "profileTexts"];

/** Loaded for the first signed-in screen, texts included. */
export const dashboard = ["signedIn", "../src/copy/de/dashboard.json"];

/** Loaded with every signed-in screen after its first render. */
export const everywhere = ["signedInCalls", "notices"];

/** Loaded one by one from there; each counts on top of everything above, shared chunks once. */
export const furtherScreen = /^features\/|^\.\.\/src\/screens\//;

/** The only font file that Latin text needs. */
export const latinFont = /-latin-wght-normal-[\w-]+\.woff2$/;

const what: Record<keyof typeof numbers, Pick<Budget, "what" | "unit">> = {
  field: { what: "JS before the e-mail field works", unit: "kB" },
  code: { what: "all JS up to and including the code screen", unit: "kB" },
  profile: { what: "profile information, on top of the steps before", unit: "kB" },
  dashboard: { what: "signed-in shell + dashboard, on top", unit: "kB" },
  everywhere: { what: "notices and signed-in calls, with every screen", unit: "kB" },
  further: { what: "heaviest further screen, shared parts apart", unit: "kB" },
  opening: { what: "most that opening one further screen loads", unit: "kB" },
  css: { what: "CSS of the whole app", unit: "kB" },
  font: { what: "font on the entry (woff2 as it is)", unit: "kB" },
  requests: { what: "requests before the field works", unit: "requests" },
};

export type BudgetName = keyof typeof numbers;
export type BudgetNumbers = Partial<Record<string, Pick<Budget, "target" | "limit" | "reason">>>;

const typed: BudgetNumbers = numbers;

export const budgets = Object.fromEntries(
  Object.entries(what).map(([name, text]) => [name, { ...text, ...typed[name] }]),
) as Record<BudgetName, Budget>;

/** Limits that were raised without a reason. */
export const unexplainedRises = (before: BudgetNumbers, now: BudgetNumbers = numbers): string[] =>
  Object.entries(now).flatMap(([name, budget]) => {
    const was = before[name];
    if (!was || !budget || budget.limit <= was.limit) return [];
    return budget.reason && budget.reason !== was.reason
      ? []
      : [`"${name}" may weigh ${budget.limit} now, ${was.limit} before: say why in a new "reason" beside the limit`];
  });
