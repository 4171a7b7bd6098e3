import { people } from "#src/people/people.ts";

/** Who checks staff in and out, by extra id: what the page says and what the calls allow. */
export const supervisors: readonly string[] = [people.jasper.extraId, people.milica.extraId];
