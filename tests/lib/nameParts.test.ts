import { expect, test } from "vitest";
import { nameParts } from "#src/lib/nameParts.ts";

test.each([
  ["Amira Okafor", { firstName: "Amira", lastName: "Okafor" }],
  [" Amira  Chidinma Okafor ", { firstName: "Amira Chidinma", lastName: "Okafor" }],
  ["Suharti", { firstName: "Suharti", lastName: "" }],
  ["", { firstName: "", lastName: "" }],
])("the name %j is first names and a last name", (name, parts) => expect(nameParts(name)).toEqual(parts));
