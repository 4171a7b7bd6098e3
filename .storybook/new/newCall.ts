import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "#workbench/shared/source/files.ts";
import { announcesOf, answerOf, callNamesOf, caseOf, rowOf, ruleOf, sampleOf, type CallNames } from "./callFiles.ts";
import { addEntry, addImport, callsIn, wordsOf } from "./edit.ts";
import type { Plan } from "./plan.ts";
import { Refused } from "./refused.ts";

export type CallOrder = {
  make: "call";
  name: string;
  method: string;
  /** Below the base path, with `{parts}`. */
  path: string;
  offer: string;
  /** What the document for providers says of it. */
  description: string;
};

const CONTRACT = "app/client/calls";
const DEFINE = `${CONTRACT}/defineCall.ts`;
const DESCRIPTIONS = "app/client/descriptions.ts";
const RULES = "app/sandbox/rules.ts";
const SAMPLES = "tests/client/samples.ts";
const CASES = "tests/sandbox/callCases.ts";
const OPEN = "tests/app/situations.ts";
const DOCUMENT = { file: "stories/docs/provider/openapi.json", script: "tests/checks/openapi.ts" };

const SENTENCE = /^[A-Z][^\n]{8,}\.$/;

/** A proposed call: its row, what it is for, what the stand-in does, what the tests ask and are answered, and the document. */
export function planCall(root: string, { name, method, path: address, offer, description }: CallOrder): Plan {
  const call = callNamesOf(name, method, address, offer);
  if (!SENTENCE.test(description))
    throw new Refused(`--description: "${description}" is no sentence. It ends with a full stop.`);
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const known = filesIn(root, [CONTRACT], /\.ts$/).flatMap((file) => callsIn(file, read(file)));
  refuseKnown(call, known);
  const open = wordsOf(DEFINE, read(DEFINE), "TokenFree").find((word) => address.includes(word));
  if (open) throw new Refused(`"${address}" has "${open}" in it: such paths go without the token (API-04 to API-14).`);

  const add = (file: string, list: string, entry: string) => addEntry(file, read(file), list, entry);
  const { files, answer } = call;
  const [schema, from] = answer ? [answer.name, `#${answer.file}`] : ["acknowledged", "#src/model/answer.ts"];
  const imports: [name: string, from: string][] = [
    ["defineCall", `#${DEFINE}`],
    [announcesOf(call.method), `#${CONTRACT}/kinds.ts`],
    ["proposed", `#${CONTRACT}/kinds.ts`],
    [schema, from],
  ];
  const row = imports.reduce((text, [each, module]) => addImport(files.row, text, each, module), read(files.row));
  return {
    created: {
      ...(answer && { [answer.file]: answerOf(answer.name) }),
      [files.rule]: ruleOf(call),
    },
    changed: {
      [files.row]: row.trimEnd() + rowOf(call),
      [DESCRIPTIONS]: add(DESCRIPTIONS, "descriptions", `${name}: ${JSON.stringify(description)}`),
      [RULES]: addImport(RULES, add(RULES, "rules", name), name, `./rules/${name}.ts`),
      [SAMPLES]: add(SAMPLES, "samples", sampleOf(call)),
      [CASES]: add(CASES, "callCases", caseOf(call)),
      [OPEN]: add(OPEN, "open", `"${name}"`),
    },
    derived: [DOCUMENT],
  };
}

/** Throws Refused for a call that is there, and for an address that another call answers. */
function refuseKnown({ name, method, path: address }: CallNames, known: ReturnType<typeof callsIn>): void {
  for (const other of known) {
    if (other.name === name) throw new Refused(`The contract has ${name} already.`);
    if (other.path === null) continue;
    if (overlaps(address, other.path) && isSame(method, other.method))
      throw new Refused(`${other.name} answers ${other.method ?? "PUT or PATCH"} ${other.path} already.`);
    if (address !== other.path && template(address) === template(other.path))
      throw new Refused(`The contract spells this path ${other.path}, as the document for providers has to.`);
  }
}

/** PUT and PATCH are one: which of them a provider takes may be open (C-01). */
const isSame = (method: string, other: string | null) => asked(method) === asked(other);
const asked = (method: string | null) => (method === null || method === "PATCH" ? "PUT" : method);

const template = (address: string) => address.replace(/\{\w+\}/g, "{}");

/** Whether an address can be read as either path. */
function overlaps(one: string, other: string): boolean {
  const [parts, others] = [template(one).split("/"), template(other).split("/")];
  if (parts.length !== others.length) return false;
  return parts.every((part, at) => part === others[at] || part === "{}" || others[at] === "{}");
}
