import exceptions from "./rooms.json" with { type: "json" };

/** An import from one file of the repository to another. */
export type Import = { from: string; to: string };

/** A folder seen from above: what is directly in it, which of that needs which, and what leads back to itself. */
export type Rooms = { rooms: string[]; arrows: string[]; circles: string[] };

export type Limits = { rooms: number; arrows: number };

/** By folder. They may only shrink. */
const limits = { app: { rooms: 12, arrows: 40 }, ".storybook": { rooms: 16, arrows: 40 } } satisfies Record<
  string,
  Limits
>;
const MOST_FLOORS = 4;

/** A page, a machine, a view, calls, and the rows of the router. */
const KINDS = /^([A-Z]\w*(Page|Flow)\.tsx|[a-z]\w*(Machine|View|Api|Pages)\.ts)$/;

type Needs = ReadonlyMap<string, ReadonlySet<string>>;

/** The direct children of `folder`, and the imports between them; a nested file counts as its folder. */
function needsIn(folder: string, imports: readonly Import[]): Needs {
  const roomOf = (file: string) => (file.startsWith(`${folder}/`) ? file.split("/")[folder.split("/").length] : null);
  const needs = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (!room) continue;
    needs.set(room, needs.get(room) ?? new Set());
    if (!other) continue;
    needs.set(other, needs.get(other) ?? new Set());
    if (other !== room) needs.get(room)?.add(other);
  }
  return needs;
}

const reaches = (needs: Needs, goal: string, room: string, seen = new Set<string>()): boolean =>
  [...(needs.get(room) ?? [])].some((next) => {
    if (next === goal) return true;
    if (seen.has(next)) return false;
    seen.add(next);
    return reaches(needs, goal, next, seen);
  });

/** A cycle is reported by every folder in it. */
export function roomsOf(folder: string, imports: readonly Import[]): Rooms {
  const needs = needsIn(folder, imports);
  const rooms = [...needs.keys()].toSorted();
  return {
    rooms,
    arrows: rooms.flatMap((room) => [...(needs.get(room) ?? [])].map((other) => `${room} → ${other}`)),
    circles: rooms.filter((room) => reaches(needs, room, room)),
  };
}

export function roomFaults(folder: keyof typeof limits, { rooms, arrows, circles }: Rooms): string[] {
  const most: Limits = limits[folder];
  return [
    ...(rooms.length > most.rooms
      ? [`${folder} has ${rooms.length} folders and loose files: ${rooms.join(", ")}`]
      : []),
    ...(arrows.length > most.arrows
      ? [`${folder} has ${arrows.length} imports between them: ${arrows.join(", ")}`]
      : []),
    ...circles.map((room) => `${folder}/${room} leads back to itself`),
  ];
}

/** The length of the longest import chain: 1 without imports. Infinite for a cycle. */
function floorsOf(needs: Needs): number {
  const cache = new Map<string, number>();
  const under = (file: string): number => {
    const found = cache.get(file);
    if (found !== undefined) return found;
    cache.set(file, Infinity);
    const floors = 1 + Math.max(0, ...[...(needs.get(file) ?? [])].map(under));
    cache.set(file, floors);
    return floors;
  };
  return Math.max(0, ...[...needs.keys()].map(under));
}

/** Known exceptions. May only shrink: a row that is no exception any more is a fault until it is deleted. */
export type Exceptions = {
  /** Files of features that are of no kind, by feature. */
  kinds: Readonly<Record<string, readonly string[]>>;
  /** Features with more than four floors. */
  floors: Readonly<Record<string, number>>;
};

/** The kinds of file in each feature, and how many floors it has. */
export function featureFaults(imports: readonly Import[], { kinds, floors }: Exceptions): string[] {
  const features = roomsOf("app/features", imports).rooms;
  const other = [...Object.keys(kinds), ...Object.keys(floors)].filter((feature) => !features.includes(feature));
  return [...new Set([...features, ...other])].flatMap((feature) => {
    const folder = `app/features/${feature}`;
    const needs = needsIn(folder, imports);
    const odd = [...needs.keys()].filter((file) => !KINDS.test(file));
    const allowed = kinds[feature] ?? [];
    const [most, high] = [floors[feature] ?? MOST_FLOORS, floorsOf(needs)];
    return [
      ...odd
        .filter((file) => !allowed.includes(file))
        .map((file) => `${folder}/${file} is no XPage.tsx, XFlow.tsx, xMachine.ts, xView.ts, xApi.ts or xPages.ts`),
      ...allowed
        .filter((file) => !odd.includes(file))
        .map((file) => `${folder}/${file} is no exception any more: delete it from "kinds" in tests/checks/rooms.json`),
      ...(high > most ? [`${folder} has ${high} floors of files, ${most} are allowed`] : []),
      ...(feature in floors && high < most
        ? [
            `${folder} has only ${high} floors: ${high > MOST_FLOORS ? "lower" : "delete"} its number in tests/checks/rooms.json`,
          ]
        : []),
    ];
  });
}

/** All rules for imports between files. */
export const houseFaults = (imports: readonly Import[], allowed: Exceptions = exceptions): string[] => [
  ...roomFaults("app", roomsOf("app", imports)),
  ...roomFaults(".storybook", roomsOf(".storybook", imports)),
  ...featureFaults(imports, allowed),
];
