import * as z from "zod/mini";

/** The rows that could be read, and how many could not (N3). */
export type Listing<Row> = { rows: Row[]; unreadable: number };

/** Some providers send an empty list as no content, or `null` instead of the list. */
const listIn = (body: unknown): unknown =>
  (typeof body === "object" && body !== null && "data" in body ? body.data : body) ?? [];

const readable = <Row>(found: (Row | null)[]): Listing<Row> => {
  const rows = found.filter((row) => row !== null);
  return { rows, unreadable: found.length - rows.length };
};

/** A duplicate id is ambiguous on the screen and in a request. */
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
 * A list, bare or under `data`. An unreadable row is counted and does not hide the others; a list without any readable
 * row is invalid (N3). `idOf`: for rows that are addressed individually.
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
