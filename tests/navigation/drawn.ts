import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { vi } from "vitest";

class HTMLIFrameElement extends EventTarget {}

/** As much of an element as React asks of the place in which it draws nothing. */
function createPlace(): Element {
  const ownerDocument = Object.assign(new EventTarget(), { defaultView: { HTMLIFrameElement } });
  const place = { nodeType: 1, tagName: "DIV", namespaceURI: "http://www.w3.org/1999/xhtml", ownerDocument };
  return Object.assign(new EventTarget(), place) as unknown as Element;
}

/**
 * A component that calls a hook and shows nothing, drawn by React itself; everything is done when a call returns. The test
 * undoes it with `vi.unstubAllGlobals`.
 */
export function drawn<Input>(useHook: (input: Input) => void) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("window", globalThis.window ?? {});
  function Drawn({ input }: { input: Input }) {
    useHook(input);
    return null;
  }
  const root = createRoot(createPlace());
  return {
    draw: (input: Input) => act(() => root.render(createElement(Drawn, { input }))),
    leave: () => act(() => root.unmount()),
  };
}
