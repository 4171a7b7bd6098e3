import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { act, createElement, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";

class HTMLIFrameElement extends EventTarget {}

/** The part of an element that React needs from its container when it renders nothing. */
function createContainer(): Element {
  const ownerDocument = Object.assign(new EventTarget(), { defaultView: { HTMLIFrameElement } });
  const container = { nodeType: 1, tagName: "DIV", namespaceURI: "http://www.w3.org/1999/xhtml", ownerDocument };
  return Object.assign(new EventTarget(), container) as unknown as Element;
}

/**
 * Renders a component that calls a hook and outputs nothing, with React itself; each call flushes everything. The test
 * undoes it with `vi.unstubAllGlobals`. `queries`: for hooks that read or change the provider's data.
 */
export function renderHook<Input, Result>(useHook: (input: Input) => Result, queries?: QueryClient) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("window", globalThis.window ?? {});
  let shown: { result: Result } | undefined;
  const store = (result: Result) => {
    shown = { result };
  };
  function HookHost({ input }: { input: Input }) {
    const result = useHook(input);
    useLayoutEffect(() => store(result));
    return null;
  }
  const root = createRoot(createContainer());
  const treeOf = (input: Input) => {
    const element = createElement(HookHost, { input });
    return queries ? createElement(QueryClientProvider, { client: queries }, element) : element;
  };
  return {
    render: (input: Input) => act(() => root.render(treeOf(input))),
    /** What the hook returned in the last render. */
    result: (): Result => {
      if (!shown) throw new Error("It was not drawn yet.");
      return shown.result;
    },
    leave: () => act(() => root.unmount()),
  };
}
