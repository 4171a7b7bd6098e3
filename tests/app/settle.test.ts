import { createElement, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { holdTime, screenHeading, settle } from "./settle.ts";

afterEach(() => void vi.useRealTimers());

/** Takes as long as the part of a screen does on a machine that has much else to do. */
function SlowPart() {
  const end = performance.now() + 6;
  while (performance.now() < end);
  return null;
}

function Screen({ name }: { name: string }) {
  const parts = name === "first" ? [] : Array.from({ length: 60 }, (_, key) => createElement(SlowPart, { key }));
  return createElement("h1", { "data-screen-heading": "" }, name, ...parts);
}

test("a screen that React still renders, with the previous one mounted, is waited for", async () => {
  holdTime();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(createElement(Screen, { name: "first" }));
  await settle();
  startTransition(() => root.render(createElement(Screen, { name: "second" })));
  await settle({ calm: 2 });
  expect(screenHeading()?.innerText).toBe("second");
  root.unmount();
  place.remove();
});
