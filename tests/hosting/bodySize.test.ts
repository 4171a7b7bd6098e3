import { expect, test } from "vitest";
import type { SessionClient } from "#app/client/client.ts";
import { createActor, toPromise } from "xstate";
import { saveForm } from "#app/features/contract/contractDataApi.ts";
import { idCheckActors } from "#app/features/id-check/idCheckApi.ts";
import { FILE_MAX_BYTES } from "#src/model/id-check/idCheck.ts";
import { people } from "#src/people/people.ts";
import { json, start } from "#tests/client/stubs.ts";
import { exampleFiles } from "#app/hosting/hosts.ts";

const { extraId } = people.jasper;
const largest = new File([new Uint8Array(FILE_MAX_BYTES)], `${"ä".repeat(250)}.docx`, {
  type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
});

/** Every call that sends a file, with the largest that its screen takes. */
const uploads: Record<string, (client: SessionClient) => Promise<unknown>> = {
  contractData: (client) =>
    saveForm({ client, extraId }, { employmentType: "Full-time employed", employmentDocument: largest }, () => {}),
  idDocument(client) {
    const { upload } = idCheckActors({
      client,
      extraId,
      loadEvents: async () => [],
      forgetEvents: () => {},
      onSent: () => {},
      toaster: { notify: () => {} },
    });
    const input = { capture: { id: "one", photo: largest }, mode: "replacement" } as const;
    return toPromise(createActor(upload!, { input }).start());
  },
};

test.each(Object.entries(uploads))(
  "nginx lets the largest file through that the app takes, and not much more: %s",
  async (_, upload) => {
    const { client, requests } = start(() => json({}));
    await upload(client).catch(() => {});
    const sent = Buffer.byteLength(JSON.stringify(requests.at(-1)?.body));
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(exampleFiles("nginx")["gangway.conf"] ?? "") ?? [];
    const most = Number(megabytes) * 1024 * 1024;
    expect(sent).toBeGreaterThan(FILE_MAX_BYTES);
    expect(sent).toBeLessThan(most);
    expect(sent).toBeGreaterThan(most * 0.8);
  },
);
