import { expect, test } from "vitest";
import type { Announcement, NoticeKey } from "#app/client/announcement.ts";
import { isLasting } from "#app/shell/PostedNotices.tsx";
import { readCatalogue } from "#src/copy/build/catalogue.ts";
import { noticeDuration } from "#src/model/notices.ts";

/** Words per second of slow readers, in a second language. */
const SLOW = 2;

/** Notices whose screen repeats the message in other words. */
const repeated: Partial<Record<NoticeKey, string>> = {
  "code.sent": "auth.code.sentTo",
  "conduct.answered": "conduct.afterAnswer",
};

/** Failures stay in the page, in the words of their screen: `tests/app/faults.test.ts`. */
const isOfFailure = (key: string) => /failed|^transport|invalid$|expired$|unexpected$/i.test(key);
/** Parts of notices, and texts around them. */
const isPart = (key: string) => /^(resources|wait|success|close|region)\b/.test(key);

const catalogue = readCatalogue().catalogue.de ?? {};
const { notices = {}, ...others } = catalogue;
const pages = Object.values(others).flatMap((texts) => Object.values(texts));
const passing = Object.entries(notices).filter(([key]) => !isOfFailure(key) && !isPart(key)) as [
  NoticeKey,
  { text: string },
][];

const announced = (key: NoticeKey): Announcement => {
  const isOfAuth = /^(code|sms|password|login|reset)\./.test(key);
  return { tone: "success", area: isOfAuth ? "auth" : "signed-in", text: { from: "copy", key } };
};

test("there are notices that pass", () => expect(passing.length).toBeGreaterThan(15));

test.each(passing)("%s can be read before it goes, is shown on a page, or stays (WCAG 2.2.1)", (key, { text }) => {
  const notice = announced(key);
  const isReadInTime = text.split(/\s+/).length / SLOW <= noticeDuration(notice.tone, notice.area) / 1000;
  const isOnAPage = text.split(/(?<=[.!?]) /).every((sentence) => pages.some((page) => page.text.includes(sentence)));
  expect([isReadInTime, isOnAPage, key in repeated, isLasting(notice)]).toContain(true);
});

test.each(Object.values(repeated))("%s is a text of a page", (key) => {
  const [area = "", ...rest] = key.split(".");
  expect(others[area]).toHaveProperty([rest.join(".")]);
});

test("the provider's message stays where no page shows it", () => {
  const announcement: Announcement = { tone: "success", area: "signed-in", text: { from: "provider", text: "Danke." } };
  expect([isLasting(announcement), isLasting({ ...announcement, isLasting: true })]).toEqual([false, true]);
});
