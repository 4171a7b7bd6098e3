import { shapes, type Shape } from "../shapes.ts";

/** Provider settings that the outbox page and journeys can change. */
export type Settings = {
  accessTokenSeconds: number;
  refreshTokenDays: number;
  codeMinutes: number;
  codeAttempts: number;
  cooldownSeconds: number;
  /** How long a verified e-mail address is valid in the sign-up. */
  emailProofMinutes: number;
  resetLinkMinutes: number;
  /** Added to every response. */
  latencyMs: number;
  /** Number of staff on the supervisors' lists. */
  staffCount: number;
  /** 1: a user's own days include all applications with their status; 0: booked days only. */
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

/** Applies known and valid settings; ignores everything else in `changes`. */
export function changedSettings(settings: Settings, changes: Record<string, unknown>): Settings {
  const names = Object.keys(settings) as (keyof Settings)[];
  const valid = names.filter((key) => Number.isFinite(changes[key]) && Number(changes[key]) >= 0);
  const shape = shapes.find((name) => name === changes.shape) ?? settings.shape;
  return { ...settings, ...Object.fromEntries(valid.map((key) => [key, Number(changes[key])])), shape };
}
