/** A piece of a part: where it is in what is rendered, and what it is called. */
export type Piece = { name: string; selector: string };

export const piecesOf = (pieces: Readonly<Record<string, string>> = {}): Piece[] =>
  Object.entries(pieces).map(([name, selector]) => ({ name, selector }));
