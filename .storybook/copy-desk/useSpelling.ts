import * as React from "react";
import type { Finding } from "../findings/finding.ts";
import { send, type OpenChannel, type Messages } from "./events.ts";
import { useMessage } from "./useMessage.ts";

const patience = 500;

/** Misspelt words of a German text, from the dev server after 500 ms without input; a static build has none. */
export function useSpelling(channel: OpenChannel, text: string): readonly Finding[] {
  const [answer, setAnswer] = React.useState<Messages["spelled"][0]>({ text: "", findings: [] });
  useMessage(channel, "spelled", (spelled) => spelled.text === text && setAnswer(spelled));
  React.useEffect(() => {
    if (text === "") return undefined;
    const due = setTimeout(() => send(channel, "spell", text), patience);
    return () => clearTimeout(due);
  }, [channel, text]);
  return answer.text === text ? answer.findings : [];
}
