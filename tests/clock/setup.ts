import { afterAll } from "vitest";
import { sundayNight } from "./instants.ts";
import { aheadOf, startClock } from "./startClock.ts";

/** Every file of tests begins at the same instant, on whatever day it is run; `INSTANT` names another one. */
afterAll(startClock(aheadOf(process.env.INSTANT ?? sundayNight.at)));
