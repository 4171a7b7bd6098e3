import { people } from "#src/people/people.ts";
import type { Journey } from "../journey.ts";
import { words } from "../words.ts";

const dashboard = "screens-dashboard-dashboardscreen";
const group = "screens-groups-groupscreen";

/** A group is founded, fills up, and is full. The other three act at phones of their own. */
export const groupOfFour = (): Journey => ({
  title: "Gruppe zu viert",
  lead: `${people.paula.firstName} gründet eine Gruppe und lädt ein. Die drei anderen treten an ihren eigenen Handys bei.`,
  machines: [],
  steps: [
    { say: words.begins, story: `${dashboard}--no-group-yet` },
    { say: "Von der Startseite zur Gruppe gehen", story: "screens-group-forms-groupselectscreen--none-chosen" },
    { say: "„Gruppe erstellen“ wählen", story: "screens-group-forms-groupcreatescreen--empty" },
    { say: "Der Gruppe einen Namen geben", story: "screens-group-forms-groupcreatescreen--filled-in" },
    { say: "Die Gruppe erstellen", story: `${group}--leader-alone` },
    { say: `${people.suharti.firstName} per E-Mail einladen`, story: `${group}--invited-and-added` },
    { say: `${people.leonie.firstName} und ${people.jasper.firstName} treten mit der Gruppennummer bei` },
    { say: "Am Abend die App wieder öffnen", story: `${dashboard}--in-a-group` },
    { say: "Die Gruppe ansehen: Sie ist voll", story: `${group}--full-as-leader` },
    { say: "Alle vier stehen in der Liste" },
  ],
});
