import { expect, test } from "vitest";
import { createCompletion } from "#app/shell/completion.ts";
import { createGroupRecord, type GroupRecord } from "#app/shell/groups/groupRecord.ts";
import { groupOf } from "#src/people/groups.ts";
import { createBrowser } from "#tests/session/stubs.ts";

const nordwind = groupOf("nordwind", "2026-11-20", "amira");

/** Everything that can be noted. */
const notes: Record<keyof GroupRecord, (record: GroupRecord) => void> = {
  told: (record) => record.told(nordwind),
  chosen: (record) => record.chosen(nordwind),
  none: (record) => record.none(),
  solo: (record) => record.solo(),
};

test.each(Object.entries(notes))(
  "once somebody is gone, %s notes nothing for whoever is there now (S7)",
  (_name, note) => {
    const browser = createBrowser();
    const { local } = browser.openPage();
    const completion = createCompletion({ onChange: () => () => true });
    let isHere = true;
    const record = createGroupRecord(local, completion, () => isHere);
    const now = () => JSON.stringify([browser.area.dump(), completion.flags()]);
    // What the next person has: each note would change something of it.
    for (const theirs of [() => record.chosen({ ...nordwind, name: "Südwind" }), () => record.solo()]) {
      isHere = true;
      theirs();
      isHere = false;
      const before = now();
      note(record);
      expect(now()).toBe(before);
    }
  },
);
