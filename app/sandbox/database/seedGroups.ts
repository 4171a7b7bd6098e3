import type { GroupRecord } from "./records.ts";
import { todayInBerlin } from "#src/lib/calendarDay.ts";
import { groupOf } from "#src/people/groups.ts";
import { people, type PersonId } from "#src/people/people.ts";
import { DAY, timestamp, type Instant } from "./time.ts";

/** Everyone is in at most one group. Paula, Suharti and Leonie are in none, to create or join one. */
const fullGroup: PersonId[] = ["oguzhan", "maximiliane", "renate", "henrike"];

export function seedGroups(at: Instant): GroupRecord[] {
  const today = todayInBerlin(at);
  const nordwind = groupOf("nordwind", today, "amira");
  const vollzaehlig = groupOf("vollzaehlig", today, "oguzhan");
  const westwind = groupOf("westwind", today, "greta");
  const members = fullGroup.map((id, index) => ({ extraId: people[id].extraId, daysAgo: 30 - index }));
  return [
    record(
      nordwind,
      nordwind.members.map(({ extraId }, index) => ({ extraId, daysAgo: 9 - index })),
      at,
    ),
    record(vollzaehlig, members, at),
    record(
      westwind,
      westwind.members.map(({ extraId }, index) => ({ extraId, daysAgo: 14 - index })),
      at,
    ),
  ];
}

type Seed = Pick<ReturnType<typeof groupOf>, "id" | "groupNumber" | "name" | "description" | "maxMembers" | "privacy">;

function record(seed: Seed, members: { extraId: string; daysAgo: number }[], at: Instant): GroupRecord {
  const { id, groupNumber, name, description, maxMembers, privacy } = seed;
  const joined = members.map(({ extraId, daysAgo }) => ({ extraId, joinedAt: timestamp(at - daysAgo * DAY) }));
  const ownerId = members[0]?.extraId ?? "";
  return { id, code: groupNumber, name, description, maxMembers, privacy, ownerId, members: joined };
}
