import { describe, expect, test } from "vitest";
import { leftBeside } from "#workbench/toolbar/beside.ts";
import { panelWidth } from "#workbench/toolbar/panelWidth.ts";

describe("a menu of the toolbar", () => {
  test("begins right of the canvas, and left of it where there is no room", () => {
    expect(leftBeside({ left: 341, right: 731 }, 320, 1440)).toBe(739);
    expect(leftBeside({ left: 467, right: 857 }, 320, 1024)).toBe(139);
  });

  test("stays where it is while the canvas turns from a phone to 320 px", () => {
    expect(leftBeside({ left: 376, right: 696 }, 320, 1440)).toBe(leftBeside({ left: 341, right: 731 }, 320, 1440));
  });

  test("lies at the end of the window beside a canvas that leaves no room", () => {
    expect(leftBeside({ left: 300, right: 1580 }, 320, 1440)).toBe(1120);
  });
});

test("the panel begins as wide as a whole phone leaves it room", () => {
  expect([1600, 1440, 1160, 1024, 900].map(panelWidth)).toEqual([500, 500, 460, 324, 270]);
});
