import { people } from "#src/people/people.ts";
import { settle } from "../settle.ts";
import { de } from "../ways/copy.ts";
import { answer, DONE, fill, press, UNREAD, type Situations } from "../situation.ts";

const NOT_LOADED = /Gruppe konnte nicht geladen werden|Wartungsarbeiten/;
const number = "48217306";

async function writeInvitation(): Promise<void> {
  await press(de.groups.invite.toInviteName);
  await fill("E-Mail-Adresse", people.paula.email);
}

export const groups: Situations = {
  checkEmail: [
    { path: "/group", person: "amira", says: "alert", prepare: writeInvitation, act: () => answer("Einladung senden") },
  ],
  currentGroup: [
    { path: "/group", person: "milica", says: NOT_LOADED, fine: ["not-found", "wrong-shape"] },
    // Who is in no group gets a 404, however much of it arrives.
    { path: "/group/select", person: "paula", says: NOT_LOADED, fine: ["not-found", "wrong-shape", "truncated"] },
    { path: "/events/apply", person: "greta", says: null },
  ],
  createGroup: [
    {
      path: "/group/create",
      person: "paula",
      says: "alert",
      prepare: () => fill("Gruppenname", "Nachtflug"),
      act: () => press("Gruppe erstellen"),
      fine: DONE,
    },
  ],
  previewGroup: [
    {
      path: "/group/join",
      person: "paula",
      says: /nicht gefunden|Gruppe konnte nicht geladen werden/,
      act: () => fill("Gruppennummer", number),
    },
  ],
  joinGroup: [
    {
      path: "/group/join",
      person: "paula",
      says: "alert",
      async prepare() {
        await fill("Gruppennummer", number);
        await settle();
      },
      act: () => press("Gruppe beitreten"),
      fine: [...DONE, ...UNREAD],
    },
  ],
  leaveGroup: [
    {
      path: "/group",
      person: "jasper",
      says: "alert",
      prepare: () => press("Gruppe verlassen"),
      act: () => answer("Gruppe verlassen"),
      fine: [...UNREAD, "truncated"],
    },
  ],
  deleteGroup: [
    {
      path: "/group",
      person: "amira",
      says: "alert",
      prepare: () => press("Gruppe löschen"),
      act: () => answer("Gruppe löschen"),
      fine: [...UNREAD, "truncated"],
    },
  ],
  removeGroupMember: [
    {
      path: "/group",
      person: "amira",
      says: "alert",
      prepare: () => press("Jasper Bönninghausen entfernen"),
      act: () => answer("Mitglied entfernen"),
      fine: UNREAD,
    },
  ],
  inviteToGroup: [
    {
      path: "/group",
      person: "amira",
      says: "alert",
      prepare: writeInvitation,
      act: () => answer("Einladung senden"),
      fine: UNREAD,
    },
  ],
};
