import type { LoggedCall, Message } from "../../database/records.ts";
import type { ArmedFault, FaultKind } from "../../faultKinds.ts";
import type { Settings } from "../../database/settings.ts";
import type { Persona } from "../personas.ts";

export type State = {
  name: string;
  settings: Settings;
  faults: ArmedFault[];
  clockAhead: number;
  personas: Persona[];
  callNames: string[];
  faultKinds: FaultKind[];
};

async function read<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`/outbox/api/${path}`, init);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Answer;
}

export const loadMessages = () => read<{ messages: Message[] }>("messages").then(({ messages }) => messages);
export const loadLog = () => read<{ calls: LoggedCall[] }>("log").then(({ calls }) => calls);
export const loadState = () => read<State>("state");

export const post = (path: string, body: Record<string, unknown> = {}) =>
  read<Record<string, unknown>>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
