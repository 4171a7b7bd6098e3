/** Why something was not saved, in German. */
export class NotSaved extends Error {}
