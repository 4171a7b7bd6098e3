import { namesOf } from "./names.ts";
import type { Order } from "./order.ts";

/** What the generator cannot know, and where to look at what it made. */
export function nextSteps(order: Order): string {
  if (order.make === "text") {
    const [last = "", ...rest] = order.key.split(".").toReversed();
    return `Show it: useCopy("${rest.toReversed().join(".")}") gives t, t("${last}") gives the text.
Until something shows it, npm run check names it as unused.`;
  }
  const { component, files, name, path, screen } = namesOf(order.place);
  const look = `npm start    shows it under screens/${files.source.replace(/^src\/screens\/(.*)\.tsx$/, "$1")}`;
  if (order.make === "state") return `${look}\nThe app shows it as soon as ${files.connector} hands state="…" over.`;
  return `${look}
npm run app  shows it at ${path}

Left to you:
- lead there: useNavigation().push("${screen}") in the connector of another screen
- what it shows: ${component} in ${files.source}
- which state it is in: ${name} in ${files.connector}
- further states: npm run new state ${order.place} <State>`;
}
