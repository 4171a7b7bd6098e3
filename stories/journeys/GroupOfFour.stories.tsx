import { appIn, ConnectedApp, connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import { copy, copyPart, de } from "#stories/support/copy.ts";
import { handsOf, seen, sees, seesEntry, showEntry } from "#workbench/connected/journeys/hands.ts";
import { journeyMap, journeyPlay } from "#workbench/connected/journeys/journeyStory.tsx";
import preview from "#workbench/preview.tsx";
import { setClock } from "#workbench/toolbar/clock/clockAddon.tsx";
import { screen, within } from "storybook/test";
import type { Database } from "#app/sandbox/database.ts";
import { joinGroup } from "#app/sandbox/rules/groups.ts";
import { leaveGroup } from "#app/sandbox/rules/membership.ts";
import { DEFAULT_DATABASE } from "#app/sandbox/store.ts";
import { people } from "#src/people/people.ts";

const { jasper, leonie, paula, suharti } = people;
const name = "Nachtflug";

/** Somebody at another phone types the number of the group. */
function joins(database: Database, { extraId, firstName }: typeof leonie | typeof jasper, at: number): void {
  const account = database.accounts[extraId];
  const found = database.groups.find((each) => each.name === name);
  if (!account || !found) throw new Error(`${firstName} finds no group.`);
  leaveGroup(database, account);
  joinGroup(database, account, found.code, at);
}

/** A group is founded and fills up. */
const meta = preview.meta({
  id: "wege-gruppe-zu-viert",
  title: "Wege/Gruppe zu viert bilden",
  component: ConnectedApp,
  render: connectedStory.render,
  tags: ["connected", "journey", "!autodocs"],
  args: { person: "paula", path: "/dashboard" } as const,
});

export const Play = meta.story({
  ...journeyPlay,
  name: "Abspielen",
  async play(context) {
    const { step, button, press, write } = handsOf(context);
    const { open, provider } = appIn(context);
    await step(
      `„${de("dashboard.tasks.group")}“ wählen`,
      async () => {
        await button(copyPart("dashboard.tasks.group"));
        await sees("heading", copy("groupForms.select.title"));
      },
      {
        from: "screens-dashboard-dashboardscreen--no-group-yet",
        story: "screens-group-forms-groupselectscreen--none-chosen",
      },
    );
    await step(
      `„${de("groupForms.select.create.title")}“ wählen`,
      async () => {
        await context.userEvent.click(await screen.findByText(copy("groupForms.select.create.title")));
        await sees("heading", copy("groupForms.create.title"));
      },
      { story: "screens-group-forms-groupcreatescreen--empty" },
    );
    await step(
      `${de("groupForms.create.labels.name")} eingeben`,
      () => write(copy("groupForms.create.labels.name"), name),
      {
        story: "screens-group-forms-groupcreatescreen--filled-in",
      },
    );
    await step(
      `„${de("groupForms.create.submit")}“ wählen`,
      async () => {
        await button(copy("groupForms.create.submit"));
        await sees("heading", copy("groups.header.manageTitle"));
      },
      { story: "screens-groups-groupscreen--leader-alone" },
    );
    await step(
      `„${de("groups.invite.toInviteName")}“ wählen`,
      async () => {
        await button(copy("groups.invite.toInviteName"));
        await sees("dialog", copy("groups.mail.title"));
      },
      { story: "screens-groups-groupscreen--invite-empty" },
    );
    await step(
      `Adresse von ${suharti.firstName} eingeben und „${de("groups.mail.submit")}“ wählen`,
      async () => {
        const mail = await seen("dialog", copy("groups.mail.title"));
        await write(copy("groups.mail.label"), suharti.email, within(mail));
        await press("button", copy("groups.mail.submit"), mail);
        await seesEntry(suharti.firstName);
      },
      { story: "screens-groups-groupscreen--invited-and-added" },
    );
    await step(
      `${leonie.firstName} und ${jasper.firstName} treten mit der ${de("groups.invite.number")} bei`,
      () =>
        provider.change(DEFAULT_DATABASE, (database, at) => {
          joins(database, leonie, at);
          joins(database, jasper, at);
        }),
      { where: "phones" },
    );
    await step(
      "Am Abend um 19:30 Uhr die App wieder öffnen",
      async () => {
        setClock("2026-11-22_1930");
        open("/dashboard");
        await sees("heading", copy("dashboard.tasksTitle"));
      },
      { story: "screens-dashboard-dashboardscreen--in-a-group" },
    );
    await step(
      `„${de("dashboard.tasks.group")}“ wählen: Alle vier stehen in der Liste`,
      async () => {
        await button(copyPart("dashboard.tasks.group"));
        await says(copy("groups.invite.full.title"))();
        for (const { lastName } of [leonie, jasper, paula]) await showEntry(lastName);
      },
      { story: "screens-groups-groupscreen--full-as-leader" },
    );
  },
});

export const Chart = meta.story({
  name: "Karte",
  ...journeyMap(Play, {
    lead: `${people.paula.firstName} gründet eine Gruppe und lädt ein. Die drei anderen treten an ihren eigenen Handys bei.`,
    machines: ["groupQuestions", "groupJoin"],
  }),
  tags: ["!connected", "!test"],
});
