/** An import from one file of the repository to another. */
export type Import = { from: string; to: string };

/** The most folders and loose files in a folder, and imports between them. They may only shrink. */
const limits = { app: { rooms: 12, arrows: 40 }, ".storybook": { rooms: 16, arrows: 40 } };
/** The longest chain of imports in a feature, in files. */
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

/** The length of the longest import chain from each file: 1 without imports, infinite for a cycle and what leads to one. */
function floorsOf(needs: Needs): Map<string, number> {
  const floors = new Map<string, number>();
  const under = (file: string): number => {
    const found = floors.get(file);
    if (found !== undefined) return found;
    floors.set(file, Infinity);
    const own = 1 + Math.max(0, ...[...(needs.get(file) ?? [])].map(under));
    floors.set(file, own);
    return own;
  };
  [...needs.keys()].forEach(under);
  return floors;
}

export type Rooms = { rooms: string[]; arrows: string[]; isCyclic: boolean };

export function roomsOf(folder: string, imports: readonly Import[]): Rooms {
  const needs = needsIn(folder, imports);
  const rooms = [...needs.keys()].toSorted();
  return {
    rooms,
    arrows: rooms.flatMap((room) => [...(needs.get(room) ?? [])].map((other) => `${room} → ${other}`)),
    isCyclic: [...floorsOf(needs).values()].includes(Infinity),
  };
}

function roomFaults(folder: keyof typeof limits, imports: readonly Import[]): string[] {
  const { rooms, arrows, isCyclic } = roomsOf(folder, imports);
  const most = limits[folder];
  const imported = `${arrows.length} imports between them: ${arrows.join(", ")}`;
  return [
    ...(rooms.length > most.rooms
      ? [`${folder} has ${rooms.length} folders and loose files: ${rooms.join(", ")}`]
      : []),
    ...(arrows.length > most.arrows ? [`${folder} has ${imported}`] : []),
    ...(isCyclic ? [`folders of ${folder} need each other; ${imported}`] : []),
  ];
}

/** The kinds of file in each feature, and how many floors it has. */
function featureFaults(imports: readonly Import[]): string[] {
  return [...needsIn("app/features", imports).keys()].flatMap((feature) => {
    const folder = `app/features/${feature}`;
    const needs = needsIn(folder, imports);
    const floors = Math.max(0, ...floorsOf(needs).values());
    return [
      ...[...needs.keys()]
        .filter((file) => !KINDS.test(file))
        .map((file) => `${folder}/${file} is no XPage.tsx, XFlow.tsx, xMachine.ts, xView.ts, xApi.ts or xPages.ts`),
      ...(floors > MOST_FLOORS ? [`${folder} has ${floors} floors of files, ${MOST_FLOORS} are allowed`] : []),
    ];
  });
}

/** All rules for imports between files. */
export const houseFaults = (imports: readonly Import[]): string[] => [
  ...roomFaults("app", imports),
  ...roomFaults(".storybook", imports),
  ...featureFaults(imports),
];
