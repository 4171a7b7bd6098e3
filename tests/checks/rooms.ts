/** An import from one file of the repository to another. */
export type Import = { from: string; to: string };

/** `app` seen from above: its folders and loose files, and which of them needs which. */
export type Rooms = { rooms: string[]; arrows: string[]; circles: string[] };

/** More than that nobody keeps in mind. */
const MOST_ROOMS = 12;
const MOST_ARROWS = 40;

const roomOf = (file: string): string | null => /^app\/([^/]+)/.exec(file)?.[1] ?? null;

/** The rooms of `app` by the imports between its files; a circle is told by every room that leads back to itself. */
export function roomsOf(imports: readonly Import[]): Rooms {
  const needs = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (room === null) continue;
    const known = needs.get(room) ?? new Set();
    needs.set(room, known);
    if (other === null) continue;
    if (!needs.has(other)) needs.set(other, new Set());
    if (other !== room) known.add(other);
  }
  const reaches = (goal: string, room: string, seen = new Set<string>()): boolean =>
    [...(needs.get(room) ?? [])].some((next) => {
      if (next === goal) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(goal, next, seen);
    });
  const rooms = [...needs.keys()].toSorted();
  return {
    rooms,
    arrows: rooms.flatMap((room) => [...(needs.get(room) ?? [])].map((other) => `${room} → ${other}`)),
    circles: rooms.filter((room) => reaches(room, room)),
  };
}

export const roomFaults = ({ rooms, arrows, circles }: Rooms): string[] => [
  ...(rooms.length > MOST_ROOMS ? [`app has ${rooms.length} folders and loose files: ${rooms.join(", ")}`] : []),
  ...(arrows.length > MOST_ARROWS ? [`app has ${arrows.length} imports between them: ${arrows.join(", ")}`] : []),
  ...circles.map((room) => `app/${room} leads back to itself`),
];
