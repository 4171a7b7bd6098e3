import * as z from "zod/mini";
import { orElse } from "#src/model/reading.ts";

/** All that the device may know of a form with bank, tax or insurance data: that it was saved once (S6). */
export const savedStatusSchema = z.object({ isSaved: orElse(z.boolean(), false) });

/** How long the stand-in takes to answer, in milliseconds. */
export const ANSWER_MS = 400;
