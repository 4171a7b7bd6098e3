import { shapes, type Shape } from "../shapes.ts";

/** What the outbox page and the journeys may change about the provider. */
export type Settings = {
  accessTokenSeconds: number;
  refreshTokenDays: number;
  codeMinutes: number;
  codeAttempts: number;
  cooldownSeconds: number;
  /** How long a confirmed e-mail address may be used to go on with the sign-up. */
  emailProofMinutes: number;
  resetLinkMinutes: number;
  /** Added to every answer. */
  latencyMs: number;
  /** How many people supervisors have on their lists. */
  staffCount: number;
  /** 1: a person's own days are all that they ever applied for, each with its status; 0: the booked ones alone. */
  listsApplications: number;
  shape: Shape;
};

export const defaultSettings: Settings = {
  accessTokenSeconds: 300,
  refreshTokenDays: 30,
  codeMinutes: 10,
  codeAttempts: 5,
  cooldownSeconds: 60,
  emailProofMinutes: 30,
  resetLinkMinutes: 15,
  latencyMs: 0,
  staffCount: 12,
  listsApplications: 0,
  shape: "nested",
};

/** Takes the numbers that it knows and that make sense, and a shape that there is; everything else in `changes` is ignored. */
export function changedSettings(settings: Settings, changes: Record<string, unknown>): Settings {
  const names = Object.keys(settings) as (keyof Settings)[];
  const valid = names.filter((key) => Number.isFinite(changes[key]) && Number(changes[key]) >= 0);
  const shape = shapes.find((name) => name === changes.shape) ?? settings.shape;
  return { ...settings, ...Object.fromEntries(valid.map((key) => [key, Number(changes[key])])), shape };
}
