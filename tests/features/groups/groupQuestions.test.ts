import { describe, expect, test, vi } from "vitest";
import { createGroupQuestions, type GroupQuestionsMeans } from "#app/features/groups/groupQuestions.ts";
import { RefusedError } from "#app/shell/refusedError.ts";
import type { RefusalCode } from "#app/client/outcome.ts";
import { refused } from "#app/client/refusal.ts";
import type { GroupMember } from "#src/model/groups/group.ts";
import { groupOf } from "#src/people/groups.ts";
import { people } from "#src/people/people.ts";

const group = groupOf("nordwind", "2026-11-20", "amira");
const jasper = group.members[1] as GroupMember;
const email: string = people.milica.email;
const refusal =
  (code: RefusalCode, status: number, message: string | null = null) =>
  () =>
    Promise.reject(new RefusedError({ ...refused(code, status), message }));

const nothing = async () => {};
type Groups = GroupQuestionsMeans["groups"];

function open(changes: Partial<Groups> = {}, checked: string | null = "verified") {
  const order: string[] = [];
  const groups = {
    leave: vi.fn<Groups["leave"]>(changes.leave ?? nothing),
    remove: vi.fn<Groups["remove"]>(changes.remove ?? nothing),
    removeMember: vi.fn<Groups["removeMember"]>(changes.removeMember ?? nothing),
    invite: vi.fn<Groups["invite"]>(changes.invite ?? added),
  };
  async function added() {
    order.push("invite");
    return { userAdded: true, emailSent: true };
  }
  const means = {
    checkEmail: vi.fn(async (_email: string) => {
      order.push("check");
      return checked;
    }),
    onInvited: vi.fn<GroupQuestionsMeans["onInvited"]>(),
    onChanged: vi.fn<() => void>(),
    onGone: vi.fn<() => void>(),
    onDone: vi.fn<() => void>(),
  };
  const questions = createGroupQuestions({ groups, ...means });
  const seen: unknown[] = [];
  questions.subscribe(() => seen.push(questions.getView()));
  return { groups, ...means, questions, seen, order, leave: questions.enter() };
}

const typed = (changes?: Parameters<typeof open>[0], checked?: string | null, address = email) => {
  const opened = open(changes, checked);
  opened.questions.ask("invite");
  opened.questions.changeEmail(address);
  return opened;
};

describe("leaving, deleting, removing", () => {
  test.each(["leave", "delete"] as const)(
    "%s asks, sends once, and leads on when it is done (GRP-62, GRP-64)",
    async (kind) => {
      const { questions, groups, onGone, onDone, onChanged, seen } = open();
      questions.ask(kind);
      await Promise.all([questions.confirm(group), questions.confirm(group)]);
      expect(seen).toEqual([{ kind, isBusy: false, problem: null }, { kind, isBusy: true, problem: null }, null]);
      expect([groups.leave.mock.calls, groups.remove.mock.calls]).toEqual(
        kind === "leave" ? [[[]], []] : [[], [[group.id]]],
      );
      expect([onGone, onDone, onChanged].map((told) => told.mock.calls.length)).toEqual([1, 1, 0]);
    },
  );

  test("a screen that was left meanwhile is not led anywhere", async () => {
    const { questions, onGone, onDone, leave } = open();
    questions.ask("leave");
    const done = questions.confirm(group);
    leave();
    await done;
    expect([onGone, onDone].map((told) => told.mock.calls.length)).toEqual([1, 0]);
  });

  test("without an id nothing is deleted and nothing is sent (GRP-69)", async () => {
    const { questions, groups } = open();
    questions.ask("delete");
    await questions.confirm({ ...group, id: "" });
    expect(questions.getView()).toEqual({ kind: "delete", isBusy: false, problem: "noId" });
    expect(groups.remove).not.toHaveBeenCalled();
  });

  test("removing somebody names group and member, closes, and has the group read again (GRP-70)", async () => {
    const { questions, groups, onChanged, onGone, onDone } = open();
    questions.askRemove(jasper);
    await questions.confirm(group);
    expect(groups.removeMember.mock.calls).toEqual([[group.id, jasper.id]]);
    expect(questions.getView()).toBeNull();
    expect([onChanged, onGone, onDone].map((told) => told.mock.calls.length)).toEqual([1, 0, 0]);
  });

  test.each([
    [
      "the provider's words, if it has some",
      refusal("refused", 403, "Nur die Leitung."),
      { said: "Nur die Leitung." },
      1,
    ],
    ["our own, if it has none (GRP-71)", refusal("refused", 400), "failed", 1],
    ["our own without a connection, and nothing else is asked", refusal("offline", 0), "failed", 0],
    ["that it is unknown, if nobody can read the answer (GRP-72)", refusal("malformed", 200), "unexpected", 1],
  ] as const)(
    "a failure leaves the question open with %s (GRP-71, GRP-72)",
    async (_words, removeMember, problem, looks) => {
      const { questions, onChanged, onGone } = open({ removeMember });
      questions.askRemove(jasper);
      await questions.confirm(group);
      expect(questions.getView()).toEqual({ kind: "remove", member: jasper, isBusy: false, problem });
      expect([onChanged.mock.calls.length, onGone.mock.calls.length]).toEqual([looks, 0]);
    },
  );

  test("a question closes, but not while its answer is under way", async () => {
    const { questions } = open();
    questions.ask("leave");
    questions.close();
    expect(questions.getView()).toBeNull();
    questions.ask("leave");
    const done = questions.confirm(group);
    questions.close();
    expect(questions.getView()).toMatchObject({ isBusy: true });
    await done;
  });
});

describe("inviting by e-mail", () => {
  test("the address is checked with the provider first, then invited, once (GRP-82, GRP-92)", async () => {
    const { questions, order, checkEmail, groups, onInvited, onChanged, seen } = typed();
    await Promise.all([questions.invite(group), questions.invite(group)]);
    expect(order).toEqual(["check", "invite"]);
    expect(checkEmail.mock.calls).toEqual([[email]]);
    expect(groups.invite.mock.calls).toEqual([[group.groupNumber, email]]);
    expect(onInvited.mock.calls).toEqual([["addedAndSent"]]);
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(seen.slice(2)).toEqual([
      { kind: "invite", email, status: "checking", problem: null },
      { kind: "invite", email, status: "sending", problem: null },
      null,
    ]);
  });

  test("it is judged when it is sent and when its field is left; typing clears that (GRP-79, GRP-80, GRP-81)", async () => {
    const { questions, checkEmail } = typed({}, "verified", "milica");
    await questions.invite(group);
    expect(questions.getView()).toMatchObject({ problem: "invalidEmailFormat", email: "milica" });
    questions.changeEmail("m");
    expect(questions.getView()).toMatchObject({ problem: null });
    questions.leaveEmail();
    expect(questions.getView()).toMatchObject({ problem: "emailTooShort" });
    expect(checkEmail).not.toHaveBeenCalled();
  });

  test.each([
    ["unverified", "userNotVerified"],
    ["external_user", "userNotFound"],
    ["not_found", "userNotFound"],
    ["something else", "invitationFailed"],
    [null, "invitationFailed"],
  ])("the answer %s stands against it: %s (GRP-84, GRP-85, GRP-86)", async (status, problem) => {
    const { questions, groups } = typed({}, status);
    await questions.invite(group);
    expect(questions.getView()).toEqual({ kind: "invite", email, status: "editing", problem });
    expect(groups.invite).not.toHaveBeenCalled();
    questions.leaveEmail();
    expect(questions.getView()).toMatchObject({ problem });
  });

  test.each([
    ["jasper is already a member of a group", "userAlreadyInGroup"],
    ["Heute nicht.", { said: "Heute nicht." }],
  ] as const)("the refusal %s is shown, and what was typed stays (GRP-93, GRP-94)", async (message, problem) => {
    const { questions, onInvited } = typed({ invite: refusal("refused", 409, message) });
    await questions.invite(group);
    expect(questions.getView()).toEqual({ kind: "invite", email, status: "editing", problem });
    expect(onInvited).not.toHaveBeenCalled();
  });

  test("without a connection the invitation failed, and the same address can be sent again (GRP-95)", async () => {
    const { questions, groups, onChanged } = typed({ invite: refusal("unreachable", 0) });
    await questions.invite(group);
    expect(questions.getView()).toMatchObject({ problem: "invitationFailed", email });
    await questions.invite(group);
    expect(groups.invite).toHaveBeenCalledTimes(2);
    expect(onChanged).not.toHaveBeenCalled();
  });

  test.each([
    [{ userAdded: true, emailSent: false }, "added"],
    [{ userAdded: false, emailSent: true }, "sent"],
  ] as const)("what came of it is told: %o (GRP-90, GRP-91)", async (result, told) => {
    const { questions, onInvited } = typed({ invite: async () => result });
    await questions.invite(group);
    expect(onInvited.mock.calls).toEqual([[told]]);
  });
});
