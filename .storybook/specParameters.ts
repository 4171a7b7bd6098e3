/** What a story proves: rows of the requirement catalogue, and the machine state it shows. */
export interface SpecParameters {
  spec?: readonly string[];
  state?: string;
}
