import type { WireId } from "#src/model/reading.ts";

/** What is known of a person before the profile (ENT-43 to ENT-52). */
export type Person = { email: string; extraId: WireId; firstName: string; lastName: string; phone: string };
