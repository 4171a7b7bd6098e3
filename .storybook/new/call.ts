import { calls } from "#app/client/calls.ts";
import type { Call } from "#app/client/calls/defineCall.ts";
import { kebab } from "./names.ts";
import { requireOffer } from "./offer.ts";
import type { Values } from "./order.ts";
import { Refused, withEntry, withImport, type Plan } from "./plan.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const NAME = /^[a-z]+([A-Z][a-z]+\d*)+$/;
const PATH = /^\/[a-z][a-z\d_-]*(\/[a-z][a-z\d_-]*|\/\{[a-z][A-Za-z\d]*\})*$/;
const SENTENCE = /^[A-Z][^\n]{8,}\.$/;

/**
 * The file of the contract that has the calls of an offer, and the folder of src/model that has their answers, where they
 * are not called as the offer.
 */
const homes: Record<string, readonly [row: string, answer: string]> = {
  contract: ["papers", "contract"],
  contractData: ["contractData", "contract"],
  idDocument: ["idDocument", "id-check"],
  financialData: ["financialData", "payroll"],
  payrollDocuments: ["papers", "payroll"],
  eventStatus: ["eventStatus", "day"],
};

/** A proposed call: its row, what it is for, what the mock server does, what the tests ask and are answered, and the document. */
export function planCall(root: string, { call: name, method, path, offer, description }: Values): Plan {
  refuse(name, method, path, description);
  requireOffer(root, offer);
  const [home, folder] = homes[offer] ?? [offer, kebab(offer)];
  const isLoad = method === "GET";
  const noun = name.replace(/^get(.)/, (_, letter: string) => letter.toLowerCase());
  const [row, rule] = [`app/client/calls/${home}.ts`, `app/sandbox/rules/${name}.ts`];
  const [schema, source] = isLoad
    ? [`${noun}Answer`, `src/model/${folder}/${noun}Answer.ts`]
    : ["acknowledged", "src/model/answer.ts"];
  const announces = isLoad ? "querying" : "changing";
  const params = [...path.matchAll(/\{(\w+)\}/g)].map(([, part = ""]) => part);
  const person = offer === "staff" ? "jasper" : "amira";
  /** What the path says, as the source of a test has it. */
  const input = (valueOf: (param: string) => string) =>
    params.length > 0 ? `{ params: { ${params.map((param) => `${param}: ${valueOf(param)}`).join(", ")} } }` : "{}";
  const known: Record<string, string> = { extraId: `people.${person}.extraId`, eventId: '"501"' };
  const request = `"${name}", ${input((param) => known[param] ?? '"1"')}`;
  return {
    files: {
      ...(isLoad && {
        [source]: `import { answerOf } from "#src/model/answer.ts";\n\nexport const ${schema} = answerOf({});`,
      }),
      [rule]: `import { accept, type Reply } from "../database/reply.ts";

export const ${name} = (): Reply => accept(${isLoad ? "{ data: {} }" : ""});`,
      [row]: (text) =>
        [
          withImport("defineCall", "#app/client/calls/defineCall.ts"),
          withImport(announces, "#app/client/calls/kinds.ts"),
          withImport("proposed", "#app/client/calls/kinds.ts"),
          withImport(schema, `#${source}`),
          // Without the mark every page that makes another call of the file would carry it, too.
          (before: string) => `${before}
export const ${name} = /* @__PURE__ */ defineCall({
  name: "${name}",
  method: "${method}",
  path: "${path}",
  answer: ${schema},
  ...proposed("${offer}"),
  announces: ${announces},
});`,
        ].reduce((changed, edit) => edit(changed), text),
      // A file that is new with the first call of an offer.
      "app/client/calls.ts": (text) => {
        const all = `import * as ${home} from "#${row}";`;
        return text.includes(all) ? text : withEntry("calls", `...${home}`)(`${all}\n${text}`);
      },
      "app/client/descriptions.ts": withEntry("descriptions", `${name}: ${JSON.stringify(description)}`),
      "app/sandbox/rules.ts": (text) => withImport(name, `./rules/${name}.ts`)(withEntry("rules", name)(text)),
      "tests/client/samples.ts": withEntry(
        "samples",
        `${name}: { input: ${input(() => '"1"')}, answer: ${isLoad ? "{ data: {} }" : "{}"}, mayBeEmpty: true }`,
      ),
      "tests/sandbox/callCases.ts": withEntry(
        "callCases",
        `${name}: { accepts: as("${person}", ${request}), refuses: bare(${request}), status: 401 }`,
      ),
      "tests/app/situations.ts": withEntry("open", `"${name}"`),
    },
    derived: { "stories/docs/provider/openapi.json": "tests/checks/openapi.ts --write" },
    next: `npm run check passes, and so do its tests:
npx vitest run -c tests/vitest.config.ts --project unit tests/client tests/sandbox

Left to you: what is sent and answered, what the mock server does, the samples; page Anleitungen/Ein Aufruf`,
  };
}

/** Throws Refused for what cannot be a call, and for an address that another call answers. */
function refuse(name: string, method: string, path: string, description: string): void {
  if (!NAME.test(name)) throw new Refused(`"${name}" is no name for a call. Say what it does: getShuttleTimes.`);
  if (!METHODS.includes(method)) throw new Refused(`"${method}" is none of ${METHODS.join(", ")}.`);
  if (!PATH.test(path)) throw new Refused(`"${path}" is no path. Say it below /api, such as /staff/{memberId}/badge.`);
  if (!SENTENCE.test(description))
    throw new Refused(`--description: "${description}" is no sentence. It ends with a full stop.`);
  for (const other of Object.values<Call>(calls)) {
    if (other.name === name) throw new Refused(`The contract has ${name} already.`);
    if (method === other.method && withoutNames(path) === withoutNames(other.path))
      throw new Refused(`${other.name} answers ${other.method} ${other.path} already.`);
  }
}

const withoutNames = (path: string) => path.replace(/\{\w+\}/g, "{}");
