import * as React from "react";
import { useChannel } from "storybook/manager-api";
import type { Finding } from "../findings/finding.ts";
import { eventOf, send, type Line, type Messages } from "./events.ts";

const patience = 500;

/** What the dev server's dictionary says of a German text, once nobody types; a static build has none. */
export function useSpelling(line: Line, text: string): readonly Finding[] {
  const [answer, setAnswer] = React.useState<Messages["spelled"][0]>({ text: "", findings: [] });
  useChannel({ [eventOf("spelled")]: (said: Messages["spelled"][0]) => said.text === text && setAnswer(said) }, [text]);
  React.useEffect(() => {
    if (text === "") return undefined;
    const due = setTimeout(() => send(line, "spell", text), patience);
    return () => clearTimeout(due);
  }, [line, text]);
  return answer.text === text ? answer.findings : [];
}
