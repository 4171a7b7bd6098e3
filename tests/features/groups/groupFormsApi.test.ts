import { expect, test, vi } from "vitest";
import { createActor, toPromise, type AnyActorLogic } from "xstate";
import { QueryError } from "#app/shell/queryError.ts";
import { groupJoinActors } from "#app/features/groups/groupFormsApi.ts";
import { apiErrorWith } from "#app/client/apiError.ts";
import type { ApiErrorCode } from "#app/client/result.ts";
import { groupOf } from "#src/people/groups.ts";
import { previewOf } from "#tests/features/groups/started.ts";

const code = "01234567";
const group = groupOf("vollzaehlig", "2026-11-20", "paula");
const no = (status: number, message: string | null, kind: ApiErrorCode = "refused") =>
  new QueryError({ ...apiErrorWith(kind, status), message });

function open() {
  const groups = { preview: vi.fn(async () => previewOf(code)), join: vi.fn(async () => group) };
  const deps = { groups, onJoined: vi.fn(), onNotJoined: vi.fn() };
  const services = groupJoinActors(deps);
  const run = (logic: AnyActorLogic) => toPromise(createActor(logic, { input: { code } }).start()) as Promise<unknown>;
  return { ...deps, preview: () => run(services.loadPreview), join: () => run(services.join) };
}

test("a preview is found, quietly, and can be given up (GRP-20)", async () => {
  const { groups, preview } = open();
  expect(await preview()).toEqual({ kind: "found", preview: previewOf(code) });
  expect(groups.preview.mock.calls).toEqual([[code, { quiet: "but-waits", signal: expect.any(AbortSignal) }]]);
});

test.each([
  [404, "Group not found", { kind: "notFound", message: "Group not found" }],
  [404, null, { kind: "notFound", message: null }],
  [409, "Group is full", { kind: "full", message: "Group is full" }],
  [409, null, { kind: "full", message: null }],
  [400, "Could not be joined successfully", { kind: "raw", message: "Could not be joined successfully" }],
])("%d %j is an answer (D-105, P32)", async (status, message, answer) => {
  const { groups, preview, join } = open();
  groups.preview.mockRejectedValue(no(status, message));
  groups.join.mockRejectedValue(no(status, message));
  expect(await preview()).toEqual(answer);
  expect(await join()).toEqual(answer);
});

test.each(["rate-limited", "unreachable", "maintenance"] as const)(
  "a provider that is %s says nothing about the group, whatever its words",
  async (kind) => {
    const { groups, preview, join } = open();
    const reason = no(503, "Upstream not found, queue full", kind);
    groups.preview.mockRejectedValue(reason);
    groups.join.mockRejectedValue(reason);
    expect([await preview(), await join()]).toMatchObject([{ kind: "raw" }, { kind: "raw" }]);
  },
);

test("no response, and the preview of another group, are ignored (P34)", async () => {
  const { groups, preview, join } = open();
  groups.preview.mockRejectedValueOnce(no(502, null, "unreachable"));
  await expect(preview()).rejects.toThrow("unreachable");
  groups.preview.mockResolvedValue(previewOf("48217306"));
  await expect(preview()).rejects.toThrow("another group");
  groups.join.mockRejectedValue(new Error("the code did not arrive"));
  await expect(join()).rejects.toThrow("did not arrive");
});

test("a successful join is stored at once; a refused one causes a refetch (D-42)", async () => {
  const { groups, join, onJoined, onNotJoined } = open();
  expect(await join()).toEqual({ kind: "joined" });
  expect(onJoined.mock.calls).toEqual([[group]]);
  expect(onNotJoined).not.toHaveBeenCalled();
  groups.join.mockRejectedValue(no(409, "You are already a member of a group"));
  expect(await join()).toMatchObject({ kind: "raw" });
  expect(onNotJoined).toHaveBeenCalledOnce();
});
