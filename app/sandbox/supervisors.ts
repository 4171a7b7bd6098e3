import { people } from "#src/people/people.ts";

/** Extra ids of users who check staff in and out, for page settings and calls. */
export const supervisors: readonly string[] = [people.jasper.extraId, people.milica.extraId];
