import { userEvent, page } from "vitest/browser";
import { afterEach, expect, test, vi } from "vitest";
import { people, type PersonId } from "#src/people/people.ts";
import { de } from "./copy.ts";
import { button, fill } from "../situation.ts";
import {
  answerWith,
  back,
  begin,
  dialogs,
  end,
  focused,
  follow,
  go,
  isAt,
  notices,
  noticesPass,
  says,
  settle,
  saysNot,
  title,
} from "./way.ts";

afterEach(end);

const { groups, groupForms } = de;
const { select, create, join, check } = groupForms;
const nordwind = "48217306";
const name = (id: PersonId) => `${people[id].firstName} ${people[id].lastName}`;

const asLeader = () => begin({ path: "/group", person: "amira" });
const asMember = () => begin({ path: "/group", person: "jasper" });
const count = (members: number) => says(`${members} von 4 Personen`);

test("a group that cannot be loaded is no missing group, and comes when asked for (VS-208, VS-209, P31)", async () => {
  await begin({ path: "/group", person: "jasper" }, [{ call: "currentGroup", kind: "server-error", times: 1 }]);
  says(groups.failure.title);
  expect(title()).not.toBe(select.title);
  await noticesPass();
  await go(de.failure.retry);
  expect(title()).toBe(groups.header.memberTitle);
});

test("a leader removes somebody with one request, and the list shows it (GRP-59, GRP-70, VS-221, F6)", async () => {
  const app = await asLeader();
  count(3);
  await go(`${name("jasper")} entfernen`);
  says(name("jasper"));
  await answerWith(groups.remove.confirm, { twice: true });
  expect(dialogs()).toBe(0);
  count(2);
  saysNot(name("jasper"));
  expect(app.calls("removeGroupMember")).toBe(1);
});

test("a refused removal is said in the dialog and not again in a notice, and the same question can be answered again (GRP-71, MSGS-104)", async () => {
  const app = await asLeader();
  await go(`${name("milica")} entfernen`);
  app.fault("removeGroupMember", "offline");
  await answerWith(groups.remove.confirm);
  says(groups.remove.problems.failed);
  expect(notices("error")).toEqual([]);
  await noticesPass();
  await answerWith(groups.remove.confirm);
  expect(dialogs()).toBe(0);
  saysNot(name("milica"));
});

test.each([
  ["leaves", "jasper", "leaveGroup", groups.toLeave, groups.leave, de.notices.group.left],
  ["deletes", "amira", "deleteGroup", groups.toDelete, groups.delete, de.notices.group.deleted],
] as const)(
  "%s: a failure is said in the dialog and not again in a notice; tried again, the group is gone with one request (GRP-61..68, MSGS-097, MSGS-098, MSGS-101, MSGS-102, VS-219)",
  async (_, person, call, toAsk, question, done) => {
    const app = await begin({ path: "/dashboard", person });
    await follow("/group");
    await go(toAsk);
    says(question.body);
    app.fault(call, "offline");
    await answerWith(question.confirm);
    says(question.problems.failed);
    expect(notices("error")).toEqual([]);
    await noticesPass();
    const before = app.calls(call);
    await answerWith(question.confirm, { twice: true });
    isAt("/group/select");
    expect(title()).toBe(select.title);
    expect(notices("success")).toEqual([expect.stringContaining(done)]);
    expect(app.calls(call)).toBe(before + 1);
    expect([localStorage.getItem("userGroup"), localStorage.getItem("groupState")]).toEqual([null, "none"]);
    await follow("/group");
    expect(title()).toBe(select.title);
    const days = () => [app.calls("getAvailableEvents"), app.calls("getExtraEvents")];
    const read = days();
    await follow("/dashboard");
    expect(days()).toEqual(read.map((times) => times + 1));
  },
);

test("a member is asked before leaving, and has neither deletion nor removal (GRP-62, ROLE-14)", async () => {
  await asMember();
  expect(button(groups.toDelete).elements()).toEqual([]);
  expect(button(/entfernen$/).elements()).toEqual([]);
  await go(groups.toLeave);
  await answerWith(groups.leave.keep);
  expect(dialogs()).toBe(0);
  expect(focused()).toBe(groups.toLeave);
  isAt("/group");
});

test("Escape closes a question that has failed, and no notice stays behind it (NAV-69)", async () => {
  const app = await asMember();
  await go(groups.toLeave);
  app.fault("leaveGroup", "server-error");
  await answerWith(groups.leave.confirm);
  expect(notices("error")).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await settle();
  expect(dialogs()).toBe(0);
  expect(notices("error")).toEqual([]);
  expect(focused()).toBe(groups.toLeave);
});

test("a leader who wants to leave reads why not, and is asked about the deletion (GRP-55, GRP-57, MSGS-100, D-40)", async () => {
  const app = await asLeader();
  await go(groups.toLeave);
  says(groups.delete.body);
  says(groups.ownerWarning);
  await answerWith(groups.delete.keep);
  expect(dialogs()).toBe(0);
  expect(focused()).toBe(groups.toLeave);
  expect(app.calls("leaveGroup")).toBe(0);
});

const unverified = Object.values(people).find(({ account }) => account === "unverified")?.email ?? "";

test("an address is judged, then asked for, then invited, and each result is said; who was added is in the group (GRP-79..86, MSGS-117, VS-223, VS-225)", async () => {
  const { label, problems, submit, retry } = groups.mail;
  const app = await asLeader();
  await go(groups.invite.toInviteName);
  await fill(label, "a@b");
  await answerWith(submit);
  says(problems.emailTooShort);
  await fill(label, "paula..teixeira@example.de");
  await settle();
  saysNot(problems.emailTooShort);
  await userEvent.tab();
  await settle();
  says(problems.invalidEmailFormat);
  expect(app.calls("checkEmail")).toBe(0);

  await fill(label, "niemand@example.de");
  await answerWith(submit);
  says(problems.userNotFound);
  await fill(label, unverified);
  await answerWith(submit);
  says(problems.userNotVerified);
  await fill(label, people.jasper.email);
  await answerWith(submit);
  says(problems.userAlreadyInOwnGroup);
  expect(app.calls("inviteToGroup")).toBe(1);

  await noticesPass();
  await fill(label, people.paula.email);
  app.fault("inviteToGroup", "offline");
  await answerWith(submit);
  says(problems.invitationFailed);
  await noticesPass();
  await answerWith(retry);
  expect(dialogs()).toBe(0);
  expect(notices("success")).toEqual([expect.stringContaining(de.notices.invite.addedAndSent)]);
  says(name("paula"));
  says(groups.invite.full.title);
  expect(button(groups.invite.toInviteName).elements()).toEqual([]);
  expect(focused()).toBe(groups.members.title);

  await noticesPass();
  await go(`${name("paula")} entfernen`);
  await answerWith(groups.remove.confirm);
  expect(focused()).toBe(groups.members.title);
});

test("Tab leads out of an empty address to the button, although that is when it is judged (WCAG 2.4.3)", async () => {
  await asLeader();
  await go(groups.invite.toInviteName);
  await userEvent.click(page.getByLabelText(groups.mail.label));
  await userEvent.tab();
  await settle();
  says(groups.mail.problems.emailRequired);
  expect(document.activeElement).toBe(button(groups.mail.submit).element());
});

test("whoever is in another group gets a mail only, once (GRP-91, MSGS-119, VS-226)", async () => {
  const app = await asLeader();
  await go(groups.invite.toInviteName);
  await fill(groups.mail.label, people.greta.email);
  await answerWith(groups.mail.submit, { twice: true });
  expect(notices("success")).toEqual([expect.stringContaining(de.notices.invite.sent)]);
  expect(app.calls("inviteToGroup")).toBe(1);
  expect(app.database().messages.find(({ to }) => to === people.greta.email)?.link).toBe(
    `/group/join?code=${nordwind}`,
  );
  expect(dialogs()).toBe(0);
});

test("whoever is in a group is led there instead of to a second one (D-42, VS-198)", async () => {
  await begin({ path: "/group/create", person: "jasper" });
  says(check.inGroup.title);
  says(check.inGroup.body.replace("{name}", "Nordwind"));
  await go(check.inGroup.toGroup);
  isAt("/group");
});

test("alone: kept on the device, shown as the choice, asks nobody, and is gone after signing out (GRP-04, GRP-05, D-41, D-80, VS-194)", async () => {
  const app = await begin({ path: "/group/select", person: "paula" });
  await go(new RegExp(select.solo.title));
  isAt("/dashboard");
  expect(localStorage.getItem("participationType")).toBe("solo");
  expect(app.allCalls().filter((call) => /Group/.test(call) && call !== "currentGroup")).toEqual([]);
  await follow("/group");
  says(select.chosen);
  says(select.solo.badge);
  await follow("/dashboard");
  await go(de.dashboard.signOut);
  expect(localStorage.getItem("participationType")).toBeNull();
});

test("somebody new who takes part alone goes on with the first steps (D-41, VS-195)", async () => {
  await begin({
    path: "/group/select",
    person: "paula",
    remembers: {
      [`onboarding:${people.paula.extraId}`]: JSON.stringify({
        isFirstTimeUser: true,
        currentOnboardingStep: "code-of-conduct",
      }),
    },
  });
  says(select.firstSteps);
  await go(new RegExp(select.solo.title));
  isAt("/onboarding/conduct");
});

test("what could not be created stays as it was typed and is created the next time, by Enter, too (GRP-10, GRP-16, VS-197, F8)", async () => {
  const app = await begin({ path: "/group/create", person: "paula" });
  await go(create.submit);
  says(create.problems.nameRequired);
  await fill(create.labels.name, "Nachtflug");
  app.fault("createGroup", "bad-gateway-page");
  await go(create.submit);
  says(create.failed.title);
  expect(notices("error")).toEqual([expect.stringContaining(de.notices.group.createFailed)]);
  const field = page.getByLabelText(create.labels.name);
  await expect.element(field).toHaveValue("Nachtflug");
  await userEvent.click(field);
  await userEvent.keyboard("{Enter}");
  await settle({ atLeast: 2 });
  isAt("/group");
  says("Nachtflug");
});

const number = () => page.getByLabelText(join.label);

test("a leading zero stays in, and one number is asked for once (GRP-18, GRP-25, P33)", async () => {
  const app = await begin({ path: "/group/join", person: "paula" });
  await fill(join.label, "0123-4567");
  await settle();
  says("Vollzählig an Gate B46");
  await expect.element(button(join.submit)).toHaveAttribute("aria-disabled", "true");
  expect(
    app
      .database()
      .log.filter(({ call }) => call === "previewGroup")
      .map(({ path }) => path),
  ).toEqual([expect.stringMatching(/\/groups\/join-preview\/01234567$/)]);
  await fill(join.label, "00000001");
  await settle();
  says(join.notFound.body);
  expect(notices("error")).toEqual([]);
});

test("what the provider says is said as received; without an answer the number stays and can be tried again (GRP-29, GRP-33, P32, VS-205, VS-207)", async () => {
  const said = "Could not be joined successfully";
  const refusals = new Map([
    [`/groups/join-preview/${nordwind}`, Response.json({ message: said }, { status: 400 })],
    ["/groups/join", Response.json({}, { status: 500 })],
  ]);
  const app = await begin({
    path: `/group/join?code=${nordwind}`,
    person: "paula",
    onAnswer(request, answer) {
      const path = new URL(request.url).pathname.replace("/api", "");
      const refusal = refusals.get(path);
      refusals.delete(path);
      return refusal ?? answer;
    },
  });
  says(said);
  app.fault("previewGroup", "bad-gateway-page");
  await go(de.failure.retry);
  says(join.failed.body);
  await expect.element(number()).toHaveValue(nordwind);
  await go(de.failure.retry);
  says("Nordwind");
});

test("whoever has joined although no answer arrived is told so and comes to the group (D-42, F7)", async () => {
  const app = await begin({ path: `/group/join?code=${nordwind}`, person: "paula" });
  app.fault("joinGroup", "reset");
  await go(join.submit);
  says(join.leadOn);
  await vi.advanceTimersByTimeAsync(1500);
  await settle();
  isAt("/group");
  expect(app.calls("joinGroup")).toBe(1);
});

test("whoever leaves while joining has joined, and is not called back", async () => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await begin({
    path: `/group/join?code=${nordwind}`,
    person: "paula",
    async onAnswer(request, given) {
      if (new URL(request.url).pathname.endsWith("/groups/join")) await asked;
      return given;
    },
  });
  await userEvent.click(button(join.submit));
  await back();
  expect(title()).toBe(select.title);
  answer();
  await settle({ atLeast: 3 });
  says(check.inGroup.title);
  isAt("/group/select");
});
