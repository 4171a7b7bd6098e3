import { describe, expect, test } from "vitest";
import { longestEmail, longestFirstName, longestLastName } from "#src/people/extremes.ts";
import { people } from "#src/people/people.ts";
import { readModes } from "#workbench/toolbar/stress/modes.ts";
import { withLongestNames } from "#workbench/toolbar/stress/stressAddon.tsx";

test("modes of a link that do not exist are none", () => {
  expect([undefined, 7, "", "toString", "longer constructor"].map(readModes)).toEqual([[], [], [], [], []]);
});

describe("the longest names", () => {
  test("stand for everybody's, wherever they are in the args", () => {
    const { amira } = people;
    expect(
      withLongestNames({
        firstName: amira.firstName,
        person: { name: `${amira.firstName} ${amira.lastName}` },
        to: [amira.email],
      }),
    ).toEqual({
      firstName: longestFirstName,
      person: { name: `${longestFirstName} ${longestLastName}` },
      to: [longestEmail],
    });
  });

  test("leave alone what is no name, and what is a function", () => {
    const args = { status: "editing", count: 3, empty: "", onSubmit: () => {} };
    expect(withLongestNames(args)).toEqual(args);
  });
});
