import { expect, test } from "vitest";
import { createCompletion } from "#app/shell/completion.ts";
import { groupRecordOf } from "#app/shell/currentGroup.ts";
import { groupOf } from "#src/people/groups.ts";
import { createBrowser } from "#tests/session/stubs.ts";

const nordwind = groupOf("nordwind", "2026-11-20", "amira");

type GroupRecord = ReturnType<typeof groupRecordOf>;

/** Everything that can be stored. */
const notes: Record<keyof GroupRecord, (record: GroupRecord) => void> = {
  store: (record) => record.store(nordwind),
  storeChosen: (record) => record.storeChosen(nordwind),
  clear: (record) => record.clear(),
  storeSolo: (record) => record.storeSolo(),
};

test.each(Object.entries(notes))("once the user has gone, %s stores nothing for the next one (S7)", (_name, note) => {
  const browser = createBrowser();
  const { local } = browser.openPage();
  const completion = createCompletion({ onChange: () => () => true });
  let isAmira = true;
  const session = { id: () => (isAmira ? "amira" : "jasper") };
  const record = groupRecordOf({ local, completion, session });
  const now = () => JSON.stringify([browser.area.dump(), completion.flags()]);
  // The next user's data, which each note would change.
  for (const theirs of [() => record.storeChosen({ ...nordwind, name: "Südwind" }), () => record.storeSolo()]) {
    isAmira = true;
    theirs();
    isAmira = false;
    const before = now();
    note(record);
    expect(now()).toBe(before);
  }
});
