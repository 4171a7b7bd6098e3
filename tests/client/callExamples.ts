import type { CallExample } from "#app/client/openapi.ts";
import { calls, type CallName } from "#app/client/calls.ts";
import { callCases } from "#tests/sandbox/callCases.ts";
import { SHORT_PDF } from "#tests/client/samples.ts";
import { startProvider, type Answer, type Provider } from "#tests/sandbox/provider.ts";

type Exchange = { input: Parameters<Provider["call"]>[1]; answer: Answer };

/** Records the last request and response of a provider. */
function listening() {
  const provider = startProvider();
  let last: Exchange | undefined;
  const call: Provider["call"] = async (name, input) => {
    const answer = await provider.call(name, input);
    last = { input, answer };
    return answer;
  };
  return {
    provider: { ...provider, call },
    last: (): Exchange => {
      if (!last) throw new Error("no request was sent");
      return last;
    },
  };
}

const FEW = 2;

/** Two rows are enough for all rows, and a few letters for a file. */
function shortened({ json }: Answer): unknown {
  if (Array.isArray(json.data)) return { ...json, data: json.data.slice(0, FEW) };
  return json.data && "file" in json.data ? { ...json, data: { ...json.data, file: SHORT_PDF } } : json;
}

async function exampleOf(name: CallName): Promise<CallExample> {
  const accepted = listening();
  await callCases[name].accepts(accepted.provider);
  const refused = listening();
  await callCases[name].refuses(refused.provider);
  const { input = {}, answer } = accepted.last();
  const parts = new Set([...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, part = ""]) => part));
  return {
    params: Object.fromEntries(Object.entries(input.params ?? {}).filter(([part]) => parts.has(part))),
    query: input.query ?? {},
    body: input.body,
    answer: shortened(answer),
    apiError: { status: refused.last().answer.status, answer: refused.last().answer.json },
  };
}

/** One request and response of the mock server for each call; the same on every day. */
export async function callExamples(): Promise<Record<CallName, CallExample>> {
  const names = Object.keys(calls) as CallName[];
  const shown = await Promise.all(names.map(async (name) => [name, await exampleOf(name)] as const));
  return Object.fromEntries(shown) as Record<CallName, CallExample>;
}
