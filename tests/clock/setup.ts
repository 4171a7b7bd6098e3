import { afterAll } from "vitest";
import { sundayNight } from "./instants.ts";
import { aheadOf, startClock } from "./startClock.ts";

/** Every test file starts at the same instant; `INSTANT` sets another one. */
afterAll(startClock(aheadOf(process.env.INSTANT ?? sundayNight.at)));
