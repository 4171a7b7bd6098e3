import { people } from "#src/people/people.ts";
import type { Person } from "#src/people/person.ts";
import type { Database } from "../database.ts";
import { deliver } from "./messages.ts";
import { issueToken } from "./random.ts";
import { DAY, type Instant } from "./time.ts";

const VALID_DAYS = 14;

type Seed = { person: Person; sentDaysAgo: number; used: boolean };

/** One invitation per status: open, expired, used. An unknown one needs no entry. */
const seeds: Seed[] = [
  { person: people.suharti, sentDaysAgo: 20, used: true },
  { person: people.wilhelmine, sentDaysAgo: 15, used: false },
  { person: people.khai, sentDaysAgo: 2, used: false },
  { person: people.konstantin, sentDaysAgo: 1, used: false },
];

export function seedInvitations(database: Database, at: Instant): void {
  for (const { person, sentDaysAgo, used } of seeds) {
    const token = issueToken(database, "invite");
    const sentAt = at - sentDaysAgo * DAY;
    database.invitations[token] = { extraId: person.extraId, expiresAt: sentAt + VALID_DAYS * DAY, used };
    const link = `/auth/signin?token=${token}&email=${encodeURIComponent(person.email)}`;
    const text = `Guten Tag ${person.firstName}, Sie sind zum Probebetrieb im Terminal 3 eingeladen.`;
    deliver(
      database,
      { channel: "email", to: person.email, subject: "Ihre Einladung zum Probebetrieb", text, link },
      sentAt,
    );
  }
}
