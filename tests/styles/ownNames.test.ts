import { expect, test } from "vitest";
import { withOwnNames } from "#src/library/styles.ts";

const css = (prefix: string) =>
  `:root,:host{--lightningcss-light:initial;--${prefix}card:1rem;--${prefix}line:var(--theirs)}` +
  `@media (width>=64em){:root{--${prefix}card:2rem}}` +
  String.raw`.p-\(--card\){padding:calc(var(--${prefix}card) + var(--dock,0px));--tw-ease:1s;--autofill:red}`;

test("properties of the library's root bear its name; those of tools and of one class, and classes, stay", () =>
  expect(withOwnNames(css(""))).toBe(css("gangway-")));
