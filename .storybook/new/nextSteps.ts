import { callNamesOf } from "./callFiles.ts";
import type { CallOrder } from "./newCall.ts";
import { namesOf } from "./names.ts";
import type { Order } from "./order.ts";

/** What the generator cannot know, and where to look at what it made. */
export function nextSteps(order: Order): string {
  if (order.make === "text") {
    const [last = "", ...rest] = order.key.split(".").toReversed();
    return `Show it: useCopy("${rest.toReversed().join(".")}") gives t, t("${last}") gives the text.
Until something shows it, npm run check names it as unused.`;
  }
  if (order.make === "call") return callSteps(order);
  const { component, files, name, path, screen } = namesOf(order.place);
  const look = `npm start    shows it under screens/${files.source.replace(/^src\/screens\/(.*)\.tsx$/, "$1")}`;
  if (order.make === "state") return `${look}\nThe app shows it as soon as ${files.connector} hands state="…" over.`;
  return `${look}
npm run app  shows it at ${path}

Left to you:
- lead there: useNavigation().push("${screen}") in the page of another screen
- what it shows: ${component} in ${files.source}
- which state it is in: ${name} in ${files.connector}
- further states: npm run new state ${order.place} <State>`;
}

function callSteps({ name, method, path, offer }: CallOrder): string {
  const { files, answer } = callNamesOf(name, method, path, offer);
  const steps = [
    answer
      ? `what the answer has: ${answer.file}`
      : `what is sent along, if anything: request in ${files.row}, a body in tests/sandbox/callCases.ts and in the sample`,
    `what the stand-in does with { database, caller, params, query, body, at }${offer === "staff" ? ", and to whom it says no" : ""}: ${files.rule}`,
    `the sample: a good answer, what is relied on in it, mayBeEmpty only where nothing is: tests/client/samples.ts`,
    `when a screen makes it: a query, a mutation or an actor over ${name} in an Api file of its feature, such as app/features/day/eventStatusApi.ts, used by its page`,
  ];
  return `npm run check passes, and so do its tests:
npx vitest run -c tests/vitest.config.ts --project unit tests/client tests/sandbox

Left to you:
${steps.map((step) => `- ${step}`).join("\n")}
Then: node_modules/.bin/node tests/checks/openapi.ts --write`;
}
