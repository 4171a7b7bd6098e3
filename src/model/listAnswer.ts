import * as z from "zod/mini";

/** The rows that could be read, and how many could not (N3). */
export type Listing<Row> = { rows: Row[]; unreadable: number };

/** No content, and `null` in the place of the list, is how some providers write an empty one. */
const listIn = (body: unknown): unknown =>
  (typeof body === "object" && body !== null && "data" in body ? body.data : body) ?? [];

const readable = <Row>(found: (Row | null)[]): Listing<Row> => {
  const rows = found.filter((row) => row !== null);
  return { rows, unreadable: found.length - rows.length };
};

/** A row with the id of one before it cannot be told from that one, on the screen or in a call about it. */
function unique<Row>(rows: (Row | null)[], idOf: (row: Row) => unknown): (Row | null)[] {
  const seen = new Set<unknown>();
  return rows.map((row) => {
    if (row === null || seen.has(idOf(row))) return null;
    seen.add(idOf(row));
    return row;
  });
}

const someReadable = z.refine<Listing<unknown>>(({ rows, unreadable }) => rows.length > 0 || unreadable === 0);

/**
 * A list, bare or under `data`. A row that cannot be read is counted and does not hide the others; a list of which no row
 * can be read is no answer at all (N3). `idOf`: rows that are addressed one by one.
 */
export const listOf = <Row extends z.ZodMiniType>(row: Row, idOf?: (row: z.output<Row>) => unknown) =>
  z
    .pipe(
      z.pipe(z.transform(listIn), z.array(z.catch(z.nullable(row), null))),
      z.transform((found: (z.output<Row> | null)[]) =>
        readable<z.output<Row>>(idOf ? unique<z.output<Row>>(found, idOf) : found),
      ),
    )
    .check(someReadable);
