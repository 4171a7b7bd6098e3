import { expect, test } from "vitest";
import { joinErrorKind } from "#src/model/groups/joinError.ts";

test.each([
  "Group not found",
  "NOT FOUND",
  "not found",
  "The group was not found.",
  "Error: group not found!",
  "404 Not Found",
  "The full list was searched, group not found",
])("%j: no such group (GRP-30, D-105, N7)", (message) => {
  expect(joinErrorKind(message)).toBe("notFound");
});

test.each([
  "Group is full",
  "FULL",
  "full",
  "This group is full.",
  "Full!",
  "group_full: the group is full (4/4)",
  "Sorry, it's full",
])("%j: no place left (GRP-32, D-105, N7)", (message) => {
  expect(joinErrorKind(message)).toBe("full");
});

test.each([
  "Boom",
  "Could not be joined successfully",
  "You are successfully signed out",
  "Not joined: unsuccessful, try again carefully",
  "Only full-time staff can join",
  "Fuller",
  "hopefully later",
  "Die Gruppe ist erfüllt",
  "Unbekannter Fehler",
  "Diese Nummer gibt es nicht.",
  "notfound",
  "not foundation",
  "Amira is already a member of a group",
])("%j is shown as received (GRP-33, P32, N7)", (message) => {
  expect(joinErrorKind(message)).toBe("raw");
});

test("without a text the status decides, and nothing at all is just a failure (D-105)", () => {
  expect(joinErrorKind("")).toBe("raw");
  expect([404, 409, 400, 500, 0].map((status) => joinErrorKind(" ", status))).toEqual([
    "notFound",
    "full",
    "raw",
    "raw",
    "raw",
  ]);
  expect(joinErrorKind("Boom", 404)).toBe("raw");
});
