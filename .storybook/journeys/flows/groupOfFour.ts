import { joinGroup } from "#app/sandbox/rules/groups.ts";
import { leaveGroup } from "#app/sandbox/rules/membership.ts";
import type { Database } from "#app/sandbox/database.ts";
import { people, type PersonId } from "#src/people/people.ts";
import { button, dialog, field, heading, listitem, text } from "../hand/target.ts";
import type { Journey } from "../journey.ts";
import { words } from "../words.ts";
import { copy } from "./copy.ts";

const { firstName } = people.paula;
const name = "Nachtflug";

const dashboard = "screens-dashboard-dashboardscreen";
const group = "screens-groups-groupscreen";

const groupTask = button(new RegExp(copy("dashboard.tasks.group")));
const mail = dialog(copy("groups.mail.title"));

/** Somebody at another phone types the number of the group. */
function joins(database: Database, id: PersonId, at: number): void {
  const account = database.accounts[people[id].extraId];
  const found = database.groups.find((each) => each.name === name);
  if (!account || !found) throw new Error(`${people[id].firstName} finds no group.`);
  leaveGroup(database, account);
  joinGroup(database, account, found.code, at);
}

/** A group is founded, fills up, and is full. The other three act at phones of their own. */
export const groupOfFour = (): Journey => ({
  title: "Gruppe zu viert",
  lead: `${firstName} gründet eine Gruppe und lädt ein. Die drei anderen treten an ihren eigenen Handys bei.`,
  beginning: { person: "paula", path: "/dashboard", isSignedIn: true },
  machines: [],
  steps: [
    { say: words.begins, sees: heading(copy("dashboard.tasksTitle")), story: `${dashboard}--no-group-yet` },
    {
      say: "Von der Startseite zur Gruppe gehen",
      does: (hand) => hand.press(groupTask),
      sees: heading(copy("groupForms.select.title")),
      story: "screens-group-forms-groupselectscreen--none-chosen",
    },
    {
      say: "„Gruppe erstellen“ wählen",
      does: (hand) => hand.press(text(copy("groupForms.select.create.title"))),
      sees: heading(copy("groupForms.create.title")),
      story: "screens-group-forms-groupcreatescreen--empty",
    },
    {
      say: "Der Gruppe einen Namen geben",
      does: (hand) => hand.write(field(copy("groupForms.create.labels.name")), name),
      story: "screens-group-forms-groupcreatescreen--filled-in",
    },
    {
      say: "Die Gruppe erstellen",
      does: (hand) => hand.button(copy("groupForms.create.submit")),
      sees: heading(copy("groups.header.manageTitle")),
      story: `${group}--leader-alone`,
    },
    {
      say: `${people.suharti.firstName} per E-Mail einladen`,
      async does(hand) {
        await hand.button(copy("groups.invite.toInviteName"));
        await hand.write(field(copy("groups.mail.label"), mail), people.suharti.email);
        await hand.press(button(copy("groups.mail.submit"), mail));
      },
      sees: listitem(people.suharti.firstName),
      story: `${group}--invited-and-added`,
    },
    {
      say: `${people.leonie.firstName} und ${people.jasper.firstName} treten mit der Gruppennummer bei`,
      does: (_, provider) =>
        provider.let((database, at) => {
          joins(database, "leonie", at);
          joins(database, "jasper", at);
        }),
    },
    {
      say: "Am Abend die App wieder öffnen",
      does: (hand) => hand.open("/dashboard"),
      sees: heading(copy("dashboard.tasksTitle")),
      story: `${dashboard}--in-a-group`,
    },
    {
      say: "Die Gruppe ansehen: Sie ist voll",
      does: (hand) => hand.press(groupTask),
      sees: text(copy("groups.invite.full.title")),
      story: `${group}--full-as-leader`,
    },
    { say: "Alle vier stehen in der Liste", sees: listitem(people.jasper.lastName) },
  ],
});
