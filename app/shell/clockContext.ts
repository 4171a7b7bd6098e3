import { createContext } from "react";
import type { Clock } from "#app/platform/clock.ts";

/** The clock of the app, for everything that is drawn; apart from what reads it, which the way in does without. */
export const ClockContext = createContext<Clock | null>(null);
