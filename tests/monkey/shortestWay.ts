import * as fc from "fast-check";

/**
 * The parts of a way, in their order, that are enough for it to fail; the whole way if none can be left out in time.
 * fast-check leaves out ever smaller parts and asks again.
 */
export async function shortestWay<Part>(
  way: readonly Part[],
  fails: (way: readonly Part[]) => Promise<boolean>,
  milliseconds: number,
): Promise<readonly Part[]> {
  let shortest = way;
  const property = fc.asyncProperty(fc.subarray([...way]), async (parts) => {
    const hasFailed = parts === way || (await fails(parts));
    if (hasFailed && parts.length < shortest.length) shortest = parts;
    return !hasFailed;
  });
  await fc.check(property, {
    examples: [[[...way]]],
    numRuns: 1,
    interruptAfterTimeLimit: milliseconds,
    markInterruptAsFailure: true,
  });
  return shortest;
}
