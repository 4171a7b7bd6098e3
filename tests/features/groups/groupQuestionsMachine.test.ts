import { describe, expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { groupQuestionsMachine, type TargetGroup } from "#app/features/groups/groupQuestionsMachine.ts";
import { groupQuestionsActors, type GroupQuestionsDeps } from "#app/features/groups/groupQuestionsApi.ts";
import { toGroupDialog } from "#app/features/groups/GroupPage.tsx";
import { QueryError } from "#app/shell/queryError.ts";
import type { ApiErrorCode } from "#app/client/result.ts";
import { apiErrorWith } from "#app/client/apiError.ts";
import type { GroupMember } from "#src/model/groups/group.ts";
import { groupOf } from "#src/people/groups.ts";
import { people } from "#src/people/people.ts";

const group = groupOf("nordwind", "2026-11-20", "amira");
const jasper = group.members[1] as GroupMember;
const email: string = people.milica.email;
const apiError =
  (code: ApiErrorCode, status: number, message: string | null = null) =>
  () =>
    Promise.reject(new QueryError({ ...apiErrorWith(code, status), message }));

const nothing = async () => {};
type Groups = GroupQuestionsDeps["groups"];

function open(changes: Partial<Groups> = {}, checked: string | null = "verified") {
  const order: string[] = [];
  const groups = {
    leave: vi.fn<Groups["leave"]>(changes.leave ?? nothing),
    remove: vi.fn<Groups["remove"]>(changes.remove ?? nothing),
    removeMember: vi.fn<Groups["removeMember"]>(changes.removeMember ?? nothing),
    invite: vi.fn<Groups["invite"]>(changes.invite ?? added),
    current: vi.fn<Groups["current"]>(changes.current ?? (async () => null)),
  };
  async function added() {
    order.push("invite");
    return { userAdded: true, emailSent: true };
  }
  const deps = {
    checkEmail: vi.fn(async (_email: string) => {
      order.push("check");
      return checked;
    }),
    onInvited: vi.fn<GroupQuestionsDeps["onInvited"]>(),
    onChanged: vi.fn<() => void>(),
    onRemoved: vi.fn<(memberId: string) => void>(),
    onGone: vi.fn<() => void>(),
  };
  const goOn = vi.fn();
  const actor = createActor(
    groupQuestionsMachine.provide({
      actors: groupQuestionsActors({ groups, ...deps }),
      actions: { goOn: () => goOn() },
    }),
    { input: { email: "" } },
  );
  const view = () => toGroupDialog(actor.getSnapshot());
  const seen: unknown[] = [];
  let last: unknown;
  actor.subscribe((snapshot) => {
    if (snapshot !== last) seen.push(view());
    last = snapshot;
  });
  actor.start();
  const answered = () => waitFor(actor, ({ children }) => Object.keys(children).length === 0);
  const send: typeof actor.send = (event) => actor.send(event);
  return {
    groups,
    ...deps,
    goOn,
    view,
    /** Every dialog shown, without the initial state. */
    seen: () => seen.slice(1),
    order,
    answered,
    openQuestion: (kind: "leave" | "delete") => send({ type: "question.opened", question: { kind } }),
    openRemoval: () => send({ type: "question.opened", question: { kind: "remove", member: jasper } }),
    close: () => send({ type: "dialog.closed" }),
    confirm: (target: TargetGroup = group) => {
      send({ type: "question.confirmed", group: target });
      return answered();
    },
    openInvitation: () => send({ type: "invitation.opened" }),
    changeEmail: (address: string) => send({ type: "email.changed", email: address }),
    leaveEmail: () => send({ type: "email.left" }),
    invite: () => {
      send({ type: "invitation.requested", group });
      return answered();
    },
    leave: () => actor.stop(),
  };
}

const typed = (changes?: Parameters<typeof open>[0], checked?: string | null, address = email) => {
  const opened = open(changes, checked);
  opened.openInvitation();
  opened.changeEmail(address);
  return opened;
};

describe("leaving, deleting, removing", () => {
  test.each(["leave", "delete"] as const)(
    "%s asks, sends once, and leads on when it is done (GRP-62, GRP-64)",
    async (kind) => {
      const { openQuestion, confirm, groups, onGone, goOn, onChanged, seen } = open();
      openQuestion(kind);
      await Promise.all([confirm(), confirm()]);
      const asked = { kind, isBusy: false, problem: null };
      const sent = { ...asked, isBusy: true };
      // The last is what the dialog shows until the next page is mounted.
      expect(seen()).toEqual([asked, sent, sent]);
      expect([groups.leave.mock.calls, groups.remove.mock.calls]).toEqual(
        kind === "leave" ? [[[]], []] : [[], [[group.id]]],
      );
      expect([onGone, goOn, onChanged].map((mock) => mock.mock.calls.length)).toEqual([1, 1, 0]);
    },
  );

  test("a screen that was left meanwhile does not redirect", async () => {
    const { openQuestion, confirm, onGone, goOn, leave } = open();
    openQuestion("leave");
    confirm().catch(() => {});
    leave();
    await vi.waitFor(() => expect(onGone).toHaveBeenCalled());
    expect([onGone, goOn].map((mock) => mock.mock.calls.length)).toEqual([1, 0]);
  });

  test("without an id nothing is deleted and nothing is sent (GRP-69)", async () => {
    const { openQuestion, confirm, view, groups } = open();
    openQuestion("delete");
    await confirm({ ...group, id: "" });
    expect(view()).toEqual({ kind: "delete", isBusy: false, problem: "noId" });
    expect(groups.remove).not.toHaveBeenCalled();
  });

  test("removing a member names group and member, closes, and refetches the group (GRP-70)", async () => {
    const { openRemoval, confirm, view, groups, onChanged, onRemoved, onGone, goOn } = open();
    openRemoval();
    await confirm();
    expect(groups.removeMember.mock.calls).toEqual([[group.id, jasper.id]]);
    expect(view()).toBeNull();
    expect(onRemoved.mock.calls).toEqual([[jasper.id]]);
    expect([onChanged, onGone, goOn].map((mock) => mock.mock.calls.length)).toEqual([0, 0, 0]);
  });

  test.each([
    [
      "the provider's words, if it has some",
      apiError("refused", 403, "Nur die Leitung."),
      { text: "Nur die Leitung." },
      1,
    ],
    ["our own, if it has none (GRP-71)", apiError("refused", 400), "failed", 1],
    ["our own without a connection, and nothing else is asked", apiError("offline", 0), "failed", 0],
    ["that it is unknown, for an unreadable answer (GRP-72)", apiError("malformed", 200), "unexpected", 1],
  ] as const)(
    "a failure leaves the question open with %s (GRP-71, GRP-72)",
    async (_words, removeMember, problem, reads) => {
      const { openRemoval, confirm, view, onChanged, onGone } = open({ removeMember });
      openRemoval();
      await confirm();
      expect(view()).toEqual({ kind: "remove", member: jasper, isBusy: false, problem });
      expect([onChanged.mock.calls.length, onGone.mock.calls.length]).toEqual([reads, 0]);
    },
  );

  test("a dialog closes, but not while its request is pending", async () => {
    const { openQuestion, close, confirm, view } = open();
    openQuestion("leave");
    close();
    expect(view()).toBeNull();
    openQuestion("leave");
    const done = confirm();
    close();
    expect(view()).toMatchObject({ isBusy: true });
    await done;
  });

  test("a leader is led from leaving to deleting, and the error about leaving is cleared (GRP-57)", async () => {
    const { openQuestion, confirm, view, groups } = open({ leave: apiError("refused", 409, "Sie leiten die Gruppe.") });
    openQuestion("leave");
    await confirm();
    openQuestion("delete");
    expect(view()).toEqual({ kind: "delete", isBusy: false, problem: null });
    await confirm();
    expect(groups.remove.mock.calls).toEqual([[group.id]]);
  });

  test("an unexpected error keeps the dialog open, too (F2)", async () => {
    const { openQuestion, confirm, view, onGone } = open();
    onGone.mockImplementation(() => {
      throw new Error("unforeseen");
    });
    openQuestion("leave");
    await confirm();
    expect(view()).toEqual({ kind: "leave", isBusy: false, problem: "failed" });
  });
});

describe("inviting by e-mail", () => {
  test("the address is checked with the provider first, then invited, once (GRP-82, GRP-92)", async () => {
    const { invite, order, checkEmail, groups, onInvited, onChanged, seen } = typed();
    await Promise.all([invite(), invite()]);
    expect(order).toEqual(["check", "invite"]);
    expect(checkEmail.mock.calls).toEqual([[email]]);
    expect(groups.invite.mock.calls).toEqual([[group.groupNumber, email]]);
    expect(onInvited.mock.calls).toEqual([["addedAndSent"]]);
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(seen().slice(2)).toEqual([
      { kind: "invite", email, status: "checking", problem: null },
      { kind: "invite", email, status: "sending", problem: null },
      null,
    ]);
  });

  test("validates on submit and on blur; typing clears the error (GRP-79, GRP-80, GRP-81)", async () => {
    const { invite, changeEmail, leaveEmail, view, checkEmail } = typed({}, "verified", "milica");
    await invite();
    expect(view()).toMatchObject({ problem: "invalidEmailFormat", email: "milica" });
    changeEmail("m");
    expect(view()).toMatchObject({ problem: null });
    leaveEmail();
    expect(view()).toMatchObject({ problem: "emailTooShort" });
    expect(checkEmail).not.toHaveBeenCalled();
  });

  test.each([
    ["unverified", "userNotVerified"],
    ["external_user", "userNotFound"],
    ["not_found", "userNotFound"],
    ["something else", "invitationFailed"],
    [null, "invitationFailed"],
  ])("the response %s is shown as: %s (GRP-84, GRP-85, GRP-86)", async (status, problem) => {
    const { invite, leaveEmail, view, groups } = typed({}, status);
    await invite();
    expect(view()).toEqual({ kind: "invite", email, status: "editing", problem });
    expect(groups.invite).not.toHaveBeenCalled();
    leaveEmail();
    expect(view()).toMatchObject({ problem });
  });

  test.each([
    ["jasper is already a member of a group", "userAlreadyInGroup"],
    ["Heute nicht.", { text: "Heute nicht." }],
  ] as const)("the refusal %s is shown, and what was typed stays (GRP-93, GRP-94)", async (message, problem) => {
    const { invite, view, onInvited } = typed({ invite: apiError("refused", 409, message) });
    await invite();
    expect(view()).toEqual({ kind: "invite", email, status: "editing", problem });
    expect(onInvited).not.toHaveBeenCalled();
  });

  test.each([
    [async () => ({ ...group, members: [{ ...jasper, email: email.toUpperCase() }] }), "userAlreadyInOwnGroup"],
    [async () => ({ ...group, members: [jasper] }), "userAlreadyInGroup"],
    [() => Promise.reject(new Error("silence")), "userAlreadyInGroup"],
  ] as const)("a user already in the group is reported as such, if the group can be read", async (current, problem) => {
    const { invite, view } = typed({ invite: apiError("refused", 409, "already a member"), current });
    await invite();
    expect(view()).toMatchObject({ problem });
  });

  test("without a connection the invitation failed, and the same address can be sent again (GRP-95)", async () => {
    const { invite, view, groups, onChanged } = typed({ invite: apiError("unreachable", 0) });
    await invite();
    expect(view()).toMatchObject({ problem: "invitationFailed", email });
    await invite();
    expect(groups.invite).toHaveBeenCalledTimes(2);
    expect(onChanged).not.toHaveBeenCalled();
  });

  test.each([
    [{ userAdded: true, emailSent: false }, "added"],
    [{ userAdded: false, emailSent: true }, "sent"],
  ] as const)("the result is announced: %o (GRP-90, GRP-91)", async (result, expected) => {
    const { invite, onInvited } = typed({ invite: async () => result });
    await invite();
    expect(onInvited.mock.calls).toEqual([[expected]]);
  });

  test("spaces around the address are trimmed (GRP-73)", async () => {
    const { invite, checkEmail, groups } = typed({}, "verified", ` ${email} `);
    await invite();
    expect(checkEmail.mock.calls).toEqual([[email]]);
    expect(groups.invite.mock.calls).toEqual([[group.groupNumber, email]]);
  });

  test("a pending dialog neither closes nor changes, and the next one starts empty", async () => {
    const { invite, close, changeEmail, leaveEmail, openInvitation, view } = typed();
    const done = invite();
    close();
    changeEmail("m");
    leaveEmail();
    expect(view()).toEqual({ kind: "invite", email, status: "checking", problem: null });
    await done;
    openInvitation();
    expect(view()).toEqual({ kind: "invite", email: "", status: "editing", problem: null });
    close();
    expect(view()).toBeNull();
  });

  test("an unexpected error reads as failed, on load and on submit (F2)", async () => {
    const { invite, checkEmail, onChanged, view } = typed();
    checkEmail.mockRejectedValueOnce(new Error("unforeseen"));
    await invite();
    expect(view()).toEqual({ kind: "invite", email, status: "editing", problem: "invitationFailed" });
    onChanged.mockImplementation(() => {
      throw new Error("unforeseen");
    });
    await invite();
    expect(view()).toEqual({ kind: "invite", email, status: "editing", problem: "invitationFailed" });
  });
});
