import * as React from "react";
import type { Finding } from "../findings/finding.ts";
import { send, type OpenLine, type Messages } from "./events.ts";
import { useHearing } from "./useMessage.ts";

const patience = 500;

/** What the dev server's dictionary says of a German text, once nobody types; a static build has none. */
export function useSpelling(line: OpenLine, text: string): readonly Finding[] {
  const [answer, setAnswer] = React.useState<Messages["spelled"][0]>({ text: "", findings: [] });
  useHearing(line, "spelled", (said) => said.text === text && setAnswer(said));
  React.useEffect(() => {
    if (text === "") return undefined;
    const due = setTimeout(() => send(line, "spell", text), patience);
    return () => clearTimeout(due);
  }, [line, text]);
  return answer.text === text ? answer.findings : [];
}
