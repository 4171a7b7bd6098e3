import { type CalendarDay } from "#src/lib/calendarDay.ts";
import { addDays } from "#src/lib/calendarMath.ts";
import { initialsOf } from "#src/lib/initials.ts";
import type { Group, GroupMember } from "#src/model/groups/group.ts";
import { people, type PersonId } from "#src/people/people.ts";
import type { Person } from "#src/people/person.ts";

type Team = {
  id: string;
  groupNumber: string;
  name: string;
  description: string;
  joined: readonly [PersonId, number][];
};

/** The first of each is the leader; the number is how many days ago the member joined. */
const teams = {
  nordwind: {
    id: "41",
    groupNumber: "48217306",
    name: "Nordwind",
    description: "Frühschicht, wir fahren zusammen.",
    joined: [
      ["amira", 9],
      ["jasper", 8],
      ["milica", 5],
    ],
  },
  vollzaehlig: {
    id: "42",
    groupNumber: "01234567",
    name: "Vollzählig an Gate B46",
    description: "",
    joined: [
      ["oguzhan", 30],
      ["paula", 12],
      ["maximiliane", 11],
      ["suharti", 1],
    ],
  },
  westwind: {
    id: "44",
    groupNumber: "30517284",
    name: "Westwind",
    description: "",
    joined: [
      ["greta", 14],
      ["samuel", 13],
    ],
  },
  allein: { id: "43", groupNumber: "90909090", name: "Solo", description: "", joined: [["paula", 0]] },
} as const satisfies Record<string, Team>;

export type GroupId = keyof typeof teams;

/** Whether a person leads one of the groups. */
export const leadsGroup = ({ extraId }: Pick<Person, "extraId">): boolean =>
  Object.values<Team>(teams).some(({ joined: [leader] }) => leader && people[leader[0]].extraId === extraId);

function memberOf(id: PersonId, joinedAt: CalendarDay, is: { isOwner: boolean; isSelf: boolean }): GroupMember {
  const { extraId, firstName, lastName, email, profile } = people[id];
  return {
    id: extraId,
    extraId,
    name: `${firstName} ${lastName}`.trim(),
    firstName,
    lastName,
    initials: initialsOf(firstName, lastName),
    ...is,
    joinedAt,
    email,
    dateOfBirth: "dateOfBirth" in profile ? profile.dateOfBirth : "",
    nationality: "nationality" in profile ? profile.nationality : "",
  };
}

/** A group as one of the people sees it; people outside it are strangers. */
export function groupOf(id: GroupId, today: CalendarDay, self: PersonId): Group {
  const { joined, ...team }: Team = teams[id];
  const members = joined.map(([person, daysAgo], index) =>
    memberOf(person, addDays(today, -daysAgo), { isOwner: index === 0, isSelf: person === self }),
  );
  const ownerId = members[0]?.extraId ?? "";
  return {
    ...team,
    maxMembers: 4,
    privacy: "private",
    ownerId,
    role: ownerId === people[self].extraId ? "creator" : "other",
    isFull: members.length >= 4,
    members,
  };
}
