import type { Offer } from "#src/model/offer.ts";
import { Refused } from "./refused.ts";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

/** Everything that follows from `getShuttleTimes GET /shuttle-times/{eventId}` and what is offered with it. */
export type CallNames = {
  name: string;
  method: Method;
  path: string;
  offer: Offer;
  /** The parts of the path, in its order. */
  params: readonly string[];
  /** The row's file, and the one of the rule of the stand-in. */
  files: { row: string; rule: string };
  /** The schema of the answer; `null` for a change, of whose answer nothing is needed. */
  answer: { name: string; file: string } | null;
};

const NAME = /^[a-z]+([A-Z][a-z]+\d*)+$/;
const PATH = /^\/[a-z][a-z\d_-]*(\/[a-z][a-z\d_-]*|\/\{[a-z][A-Za-z\d]*\})*$/;
const PART = /\{(\w+)\}/g;

/** The file of the contract that has the calls of an offer, and the folder of src/model that has their answers. */
const homes: Record<Offer, readonly [row: string, answer: string]> = {
  contract: ["papers", "contract"],
  contractData: ["contractData", "contract"],
  idDocument: ["idDocument", "id-check"],
  payroll: ["payroll", "payroll"],
  financialData: ["financialData", "payroll"],
  payrollDocuments: ["papers", "payroll"],
  availability: ["availability", "availability"],
  eventStatus: ["eventStatus", "day"],
  staff: ["staff", "staff"],
};

/** Throws Refused for what cannot be the name of a call. */
export function refuseCallName(name: string): void {
  if (!NAME.test(name)) throw new Refused(`"${name}" is no name for a call. Say what it does: getShuttleTimes.`);
}

/** Throws Refused for a name, a method, a path or an offer that cannot be. */
export function callNamesOf(name: string, method: string, path: string, offer: string): CallNames {
  refuseCallName(name);
  if (!isMethod(method)) throw new Refused(`"${method}" is none of ${METHODS.join(", ")}.`);
  if (!PATH.test(path)) throw new Refused(`"${path}" is no path. Say it below /api, such as /staff/{memberId}/badge.`);
  const params = [...path.matchAll(PART)].map(([, part = ""]) => part);
  if (new Set(params).size < params.length) throw new Refused(`"${path}" names a part twice.`);
  if (!isOffer(offer)) throw new Refused(`--offer: "${offer}" is none of ${Object.keys(homes).join(", ")}.`);
  const [row, folder] = homes[offer];
  const noun = name.replace(/^get(.)/, (_, letter: string) => letter.toLowerCase());
  return {
    name,
    method,
    path,
    offer,
    params,
    files: { row: `app/client/calls/${row}.ts`, rule: `app/sandbox/rules/${name}.ts` },
    answer: method === "GET" ? { name: `${noun}Answer`, file: `src/model/${folder}/${noun}Answer.ts` } : null,
  };
}

const isMethod = (word: string): word is Method => (METHODS as readonly string[]).includes(word);
const isOffer = (word: string): word is Offer => Object.hasOwn(homes, word);

/** The schema of an answer of which nothing is needed so far. */
export const answerOf = (answer: string) => `
import { answerOf } from "#src/model/answer.ts";

export const ${answer} = answerOf({});
`;

/** Its row. Without the mark every page that makes another call of the file would carry it, too. */
export const rowOf = ({ name, method, path, offer, answer }: CallNames) => `

export const ${name} = /* @__PURE__ */ defineCall({
  name: "${name}",
  method: "${method}",
  path: "${path}",
  answer: ${answer?.name ?? "acknowledged"},
  ...proposed("${offer}"),
  announces: ${announcesOf(method)},
});
`;

/** A load says nothing when it went well, a change may in the words of its screen. */
export const announcesOf = (method: Method) => (method === "GET" ? "querying" : "changing");

/** What the stand-in does: it says yes to whoever is signed in. */
export const ruleOf = ({ name, answer }: CallNames) => `
import { accept, type Reply } from "../database/reply.ts";

export const ${name} = (): Reply => accept(${answer ? "{ data: {} }" : ""});
`;

/** Its entry among the samples of the client's tests. */
export const sampleOf = ({ name, params, answer }: CallNames) => {
  const values = params.map((part) => `${part}: ${SAMPLE[part] ?? '"1"'}`);
  const input = values.length > 0 ? `input: { params: { ${values.join(", ")} } }, ` : "";
  return `${name}: { ${input}answer: ${answer ? "{ data: {} }" : "{}"}, mayBeEmpty: true }`;
};

/** Parts of paths that mean something to the stand-in, as the samples have them. */
const SAMPLE: Readonly<Record<string, string>> = { extraId: "7301", eventId: "501", memberId: '"staff-7"' };

/** Its entry among the cases of the stand-in's tests: yes to whoever is signed in, no to everybody else. */
export const caseOf = ({ name, path, params, offer }: CallNames) => {
  const person = offer === "staff" ? "jasper" : "amira";
  const aboutCaller = `people.${person}.extraId`;
  const known: Readonly<Record<string, string>> = {
    ...(path.startsWith("/extra") && { id: aboutCaller }),
    extraId: aboutCaller,
    eventId: '"501"',
    memberId: '"staff-2"',
  };
  const values = params.map((part) => `${part}: ${known[part] ?? '"1"'}`);
  const input = values.length > 0 ? `, { params: { ${values.join(", ")} } }` : "";
  return `${name}: { accepts: as("${person}", "${name}"${input}), refuses: bare("${name}"${input}), status: 401 }`;
};
