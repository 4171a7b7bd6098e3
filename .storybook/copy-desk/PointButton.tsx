import * as React from "react";
import { Press } from "./parts.ts";
import type { Desk } from "./useDesk.ts";
import { useMessage } from "./useMessage.ts";
import { words } from "./words.ts";

/** Begins and ends the pointing at texts on the canvas. */
export function PointButton({ desk: { channel: line, isPointing, point } }: { desk: Desk }) {
  const button = React.useRef<HTMLButtonElement>(null);
  useMessage(line, "pointed", ({ keys, isChosen }) => {
    if (isChosen && keys.length === 0) button.current?.focus();
  });
  return (
    <Press ref={button} type="button" aria-pressed={isPointing} onClick={() => point(!isPointing)}>
      {words.point}
    </Press>
  );
}
