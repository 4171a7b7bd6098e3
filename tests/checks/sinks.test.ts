import { expect, test } from "vitest";
import { sinkFaults } from "#tests/checks/sinks.ts";
import { withTree } from "#tests/checks/tree.ts";

const planted: [sink: string, text: string][] = [
  ["dangerouslySetInnerHTML", "export const x = <p dangerouslySetInnerHTML={{ __html: y }} />;"],
  ["innerHTML", "node.innerHTML = y;"],
  ["innerHTML", 'node["innerHTML"] = y;'],
  ["outerHTML", "node.outerHTML = y;"],
  ["insertAdjacentHTML", 'node.insertAdjacentHTML("beforeend", y);'],
  ["srcDoc", "export const x = <iframe srcDoc={y} />;"],
  ["eval", "eval(y);"],
  ["eval", "globalThis.eval(y);"],
  ["new Function", "new Function(y);"],
  ["new Function", "Function(y)();"],
  ["document.write", "document.write(y);"],
  ["javascript:", 'export const x = <a href="javascript:void 0">x</a>;'],
  ["javascript:", "const x = `javascript:${y}`;"],
  ["only a client uses fetch", 'void fetch("/api");'],
  ["only a client uses fetch", 'void window.fetch("/api");'],
  ["only a client uses fetch", 'void window["fetch"]("/api");'],
  ["only a client uses fetch", "const send = fetch;"],
  ["only a client uses fetch", "start({ fetch });"],
  ["XMLHttpRequest", "new XMLHttpRequest();"],
  ["sendBeacon", 'navigator.sendBeacon("/x");'],
  ["only a client reads an answer's JSON", "void response.json();"],
];

test.each(planted)("%s is reported in %s (S2, N1)", async (sink, text) => {
  const faults = await withTree({ "src/lib/planted.tsx": `export {};\n${text}` }, sinkFaults);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`src/lib/planted.tsx:2 `);
  expect(faults[0]).toContain(sink);
});

test("a client may use fetch, and anyone may be given one (N1)", async () => {
  const faults = await withTree(
    {
      "app/client/client.ts": "export const send = () => window.fetch(at).then((answer) => answer.json());",
      "app/platform/google/userInfoClient.ts":
        "export const send = () => window.fetch(at).then((answer) => answer.json());",
      "app/client/request.ts": "export const send = (fetch: typeof globalThis.fetch) => fetch(at);",
      "app/client/means.ts": "export type Deps = { fetch: typeof globalThis.fetch };\nuse(means.fetch);",
      "src/lib/words.ts":
        'export const functions = "the function of JSON";\nexport const prefetch = (Function: string) => Function;',
    },
    sinkFaults,
  );
  expect(faults).toEqual([]);
});
