import { expect, test } from "vitest";
import { looseText, recordIn, unwrap } from "#src/model/answer.ts";

test.each([
  ["at the top", { a: 1 }, { a: 1 }],
  ["under data", { data: { a: 1 } }, { data: { a: 1 }, a: 1 }],
  ["under data before the top (C-43)", { a: 2, data: { a: 1 } }, { a: 1, data: { a: 1 } }],
  ["at the top where data says null (C-43)", { a: 2, data: { a: null } }, { a: 2, data: { a: null } }],
  ["as null where only data says so", { data: { a: null } }, { a: null, data: { a: null } }],
  ["nowhere in a list (C-44)", [{ a: 1 }], {}],
  ["nowhere in a text (C-44)", "a", {}],
  ["at the top beside a list", { a: 1, data: [2] }, { a: 1, data: [2] }],
])("the fields are found %s", (_, body, fields) => expect(unwrap(body)).toEqual(fields));

test.each([
  ["bare", { a: 1 }, { a: 1 }],
  ["under data", { success: true, data: { a: 1 } }, { a: 1 }],
  ["beside a list under data", { a: 1, data: [] }, { a: 1, data: [] }],
  ["as nothing", null, null],
])("a complete record %s is unchanged (N4)", (_, body, record) => expect(recordIn(body)).toEqual(record));

test.each([
  ["text", "text"],
  [7, "7"],
  [undefined, ""],
  [{ a: 1 }, ""],
  [["text"], ""],
])("%j is parsed to the text %j and invalidates nothing", (value, read) => expect(looseText.parse(value)).toBe(read));
