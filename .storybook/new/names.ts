import { stateNameFaults } from "#workbench/findings/stateNames.ts";
import { Refused } from "./plan.ts";

const PASCAL = /^([A-Z][a-z]+\d*)+$/;
const KEBAB = /^[a-z]+(-[a-z]+)*$/;

/** Areas whose screens a machine or a right decides on: a route and a connector alone would be wrong. */
const apart: Record<string, string> = {
  auth: "the way in shows its screens by its machine, app/features/auth",
  onboarding: "the onboarding shows its steps by its machine, app/features/onboarding",
  staff: "supervisors' screens need a guard, app/features/staff/staffPages.ts",
  start: "its screens stand in for others and have no path",
};
/** Screens whose part of the product has another name. */
const features: Record<string, string> = {
  "event-status": "day",
  "group-forms": "groups",
  job: "day",
  "my-event": "day",
  "my-profile": "profile",
  tasks: "day",
};
/** Names that the rules of access have an opinion about (ROLE-04, ROLE-05). */
const guarded = /role|admin|manag|customer|check-(in|out)|staff|supervis/;

/** Everything that follows from `events/WaitingList`. Throws Refused for a place where no screen can be. */
export function namesOf(place: string) {
  const [area = "", name = "", ...more] = place.split("/");
  if (more.length > 0 || !KEBAB.test(area) || !PASCAL.test(name))
    throw new Refused(`"${place}" is no place for a screen. Say area/Name, such as events/WaitingList.`);
  if (name.endsWith("Screen"))
    throw new Refused(`Leave "Screen" off: ${area}/${name.slice(0, -"Screen".length)}. The file gets it.`);
  if (apart[area]) throw new Refused(`No screen is added to "${area}" like this: ${apart[area]}.`);
  const words = kebab(name);
  if (guarded.test(`${area}-${words}`))
    throw new Refused(`"${area}-${words}" sounds like a screen for some people only; those need a guard.`);
  const feature = features[area] ?? area;
  return {
    name,
    area,
    /** The area of the texts. */
    texts: camel(area),
    namespace: `${camel(area)}.${uncapitalised(name)}`,
    /** As `app/navigation/screens.ts` names it. */
    screen: `${area}-${words}`,
    path: `/${area}/${words}`,
    /** In the workbench. */
    title: `screens/${area}/${name}Screen`,
    source: `src/screens/${area}/${name}Screen.tsx`,
    stories: `stories/screens/${area}/${name}Screen.stories.tsx`,
    page: `app/features/${feature}/${name}Page.tsx`,
    connected: `stories/connected/${feature}/${name}Page.stories.tsx`,
    /** The rows of its feature for the router. */
    pages: `app/features/${feature}/${camel(feature)}Pages.ts`,
  };
}

export type Names = ReturnType<typeof namesOf>;

/** The story is `ListFull`, the state `listFull`. Throws Refused for anything else. */
export function stateName(story: string): string {
  if (!PASCAL.test(story) || /Screen$|^LeadsBack$/.test(story))
    throw new Refused(`"${story}" is no name for a state. Say Full, or ListFull.`);
  return uncapitalised(story);
}

/** Throws Refused for stories among whose states one has no German name, or one that does not fit. */
export function withoutNameFaults(file: string, stories: string): string {
  const faults = stateNameFaults(file, stories);
  if (faults.length > 0) throw new Refused(faults.join("\n"));
  return stories;
}

const uncapitalised = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
export const kebab = (name: string) => uncapitalised(name).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const camel = (area: string) => area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
