import { expect, test } from "vitest";
import { actionsOf } from "#tests/monkey/actions.ts";
import { shortestWay } from "#tests/monkey/shortestWay.ts";

const numbers = Array.from({ length: 32 }, (_, at) => at);
const MINUTE = 60_000;

test("of a long way only what is needed is left, in its order (F3)", async () => {
  let tries = 0;
  const fails = async (way: readonly number[]) => {
    tries += 1;
    return way.includes(3) && way.indexOf(20) > way.indexOf(11) && way.includes(11);
  };
  expect(await shortestWay(numbers, fails, MINUTE)).toEqual([3, 11, 20]);
  expect(tries).toBeLessThan(200);
});

test("a way that does not fail again stays whole (F3)", async () => {
  expect(await shortestWay(numbers, async () => false, MINUTE)).toEqual(numbers);
});

test("when the time is over, the shortest way so far is the answer (F3)", async () => {
  const never = new Promise<boolean>(() => {});
  const fails = (way: readonly number[]) =>
    way.length > 0 && way.length < 10 ? never : Promise.resolve(way.length > 0);
  expect((await shortestWay(numbers, fails, 50)).length).toBeLessThanOrEqual(16);
});

test("the same seed gives the same actions, and another one others (F3)", () => {
  expect(actionsOf("amira:/group:0", 32)).toEqual(actionsOf("amira:/group:0", 32));
  expect(actionsOf("amira:/group:0", 32)).not.toEqual(actionsOf("amira:/group:1", 32));
});
