/** Globals by the names that an address gives them: `theme`, `viewport.value`. */
export type FlatGlobals = Readonly<Record<string, string>>;

/** The globals in an address: `theme` and `proposal` of `globals=theme:dark;proposal:a-_1`. */
export function readGlobals({ href }: Pick<Location, "href">): FlatGlobals {
  const [, ...parts] = href.split(/[?&]globals=/);
  const [globals = ""] = parts.at(-1)?.split(/[&#]/, 1) ?? [];
  const pairs = decodeURIComponent(globals).split(";");
  return Object.fromEntries(
    pairs.map((pair) => pair.split(":")).flatMap(([name, value]) => (name && value ? [[name, value]] : [])),
  );
}

export const writeGlobals = (globals: FlatGlobals): string =>
  Object.entries(globals)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}:${value}`)
    .join(";");

/** The query of an address with these globals in place of its own. */
export function queryWith(search: string, globals: FlatGlobals): string {
  const others = search
    .slice(1)
    .split("&")
    .filter((each) => each !== "" && !each.startsWith("globals="));
  const named = writeGlobals(globals);
  return `?${[...others, ...(named === "" ? [] : [`globals=${named}`])].join("&")}`;
}

/** Globals as the manager holds them, as its address names them. */
export const flat = (globals: Readonly<Record<string, unknown>>, before = ""): FlatGlobals =>
  Object.assign(
    {},
    ...Object.entries(globals).map(([name, value]) =>
      isGroup(value) ? flat(value, `${before}${name}.`) : { [`${before}${name}`]: written(value) },
    ),
  ) as FlatGlobals;

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const written = (value: unknown) =>
  typeof value === "boolean" ? `!${value}` : typeof value === "string" || typeof value === "number" ? `${value}` : "";
