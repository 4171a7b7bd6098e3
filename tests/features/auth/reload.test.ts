import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { authMachine } from "#app/features/auth/authMachine.ts";
import { currentScreen } from "#app/navigation/location.ts";
import { invitationExpired, invited, member, moves, type Move, type Step } from "#tests/features/auth/moves.ts";
import { openBrowser, type WayInBrowser } from "#tests/features/auth/page.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openResetLink(browser: WayInBrowser) {
  await browser.provider.call("forgotPassword", { body: { email: member.email } });
  await browser.open(browser.link(member.email));
}

/** How a person can come in. */
const beginnings: Record<string, (browser: WayInBrowser) => Promise<void>> = {
  "the page itself": (browser) => browser.open("/"),
  "the page to sign up": (browser) => browser.open("/auth/create"),
  "an invitation": (browser) => browser.open(browser.link(invited.email)),
  "an invitation that is too old": (browser) => browser.open(browser.link(invitationExpired.email)),
  "an invitation that is being checked": (browser) => {
    browser.hold("/invitations/validate");
    return browser.open(browser.link(invited.email));
  },
  "the forgotten password": (browser) => browser.open("/forgot-password"),
  "a reset link": openResetLink,
  "a reset link that is too old": (browser) => browser.open("/reset-password?token=reset-nobody"),
};

type Walked = { beginning: string; path: readonly Move[] };

const nameOf = ({ beginning, path }: Walked) => [beginning, ...path.map(({ name }) => name)].join(" → ");

async function walkTo({ beginning, path }: Walked): Promise<WayInBrowser> {
  const browser = openBrowser();
  await beginnings[beginning]?.(browser);
  for (const { act } of path) {
    await act(browser);
    await browser.settle();
  }
  return browser;
}

/** What a reload has to bring back: the step, and what is on show of it. */
function onShow(browser: WayInBrowser) {
  const view = browser.view();
  const screen = currentScreen();
  const place = [location.pathname, screen];
  switch (view.step) {
    case "emailCode":
    case "smsCode": {
      const { recipient, resend } = view.source.getView();
      return { step: view.step, place, recipient, resend };
    }
    case "phone":
      return { step: view.step, place, ...view.source.getView() };
    case "password":
    case "signIn":
      return { step: view.step, place, email: view.source.getView().email };
    case "proofExpired":
      return { step: view.step, place, email: view.email };
    case "reset": {
      const { email, status } = view.source.getView();
      return { step: view.step, place, email, status };
    }
    default:
      return { step: view.step, place };
  }
}

type Shown = ReturnType<typeof onShow>;

const toDashboard = { step: "signedIn", place: ["/dashboard", "dashboard"] };

/** The exceptions to "as it was": what C-09, C-17 and C-24 say instead. */
function expectedAfter(before: Shown): object {
  const { step, place } = before;
  // There is a session from the password on, and a session leads to the dashboard (C-17).
  if (step === "profile" || step === "success" || step === "signedIn") return toDashboard;
  // A proof of the address is needed at 3 and 4 only; before, the person is simply where they were (C-09).
  if (step === "proofExpired" && place[0] === "/auth/phone") return { step: "phone", place };
  if (step === "proofExpired" && place[0] === "/auth/verify-email") return { step: "emailCode", place };
  // The check goes on from the start, and the invitation is good.
  if (step === "invitation") return { step: "phone", place: ["/auth/phone", "auth-phone"] };
  return before;
}

/** What a reload may ask again: links are checked each time they are opened. */
const askedAgain: Partial<Record<Step, string[]>> = {
  invitation: ["validateInvitation"],
  reset: ["validateResetToken"],
};

async function expectResumed(walked: Walked): Promise<Step> {
  const browser = await walkTo(walked);
  const before = onShow(browser);
  const { length } = browser.calls();
  const messages = browser.messages().length;
  browser.hold("nothing");
  await browser.reload();
  const path = nameOf(walked);
  const told = { path, after: onShow(browser), asked: browser.calls().slice(length), sent: browser.messages().length };
  expect(told).toEqual({
    path,
    after: expect.objectContaining(expectedAfter(before)),
    asked: askedAgain[before.step] ?? [],
    sent: messages,
  });
  return before.step;
}

/** Every path that comes to no step twice, and the first step after it; each of them is walked in a browser of its own. */
async function everyPath(beginning: string) {
  const steps = new Set<Step>();
  const led = new Set<string>();
  async function from(walked: Walked, before: readonly Step[]): Promise<void> {
    const step = await expectResumed(walked);
    const came = before.at(-1);
    if (came) led.add(`${came} – ${walked.path.at(-1)?.name ?? ""} → ${step}`);
    steps.add(step);
    if (before.includes(step)) return;
    for (const move of moves[step]) await from({ ...walked, path: [...walked.path, move] }, [...before, step]);
  }
  await from({ beginning, path: [] }, []);
  return { steps, led };
}

/** Where each move led on some path; one that led nowhere new has its own step. */
const leads: Record<string, string[]> = {
  "entry – the address of somebody invited": ["emailCode"],
  "entry – the address of a member": ["signIn"],
  "entry – the address of a stranger": ["entry"],
  "entry – Google, to sign up": ["phone"],
  "entry – Google, as a member": ["entry"],
  "emailCode – the right code": ["phone"],
  "emailCode – a wrong code": ["emailCode"],
  "emailCode – the button back": ["entry"],
  // Behind a proof that was gone at the phone lies the phone, which would need it.
  "emailCode – the browser's back": ["emailCode", "entry"],
  "proofExpired – confirming again": ["emailCode"],
  "proofExpired – the browser's back": ["entry", "proofExpired"],
  // Google shows no proof of the address.
  "phone – a number": ["proofExpired", "smsCode"],
  "phone – a number, too late": ["proofExpired"],
  "phone – the browser's back": ["entry", "phone"],
  "smsCode – the right code": ["password"],
  "smsCode – the right code, too late": ["proofExpired"],
  "smsCode – the button back": ["phone"],
  "smsCode – the browser's back": ["phone"],
  "password – a password": ["profile"],
  "password – a password, too late": ["proofExpired"],
  "password – the browser's back": ["phone"],
  "profile – saving": ["success"],
  "profile – the browser's back": ["profile"],
  "success – opening the dashboard": ["signedIn"],
  "success – the browser's back": ["success"],
  // A new password has made the one from before a wrong one.
  "signIn – the right password": ["signedIn", "signIn"],
  "signIn – a wrong password": ["signIn"],
  "signIn – forgetting it": ["forgot"],
  "signIn – the button back": ["entry"],
  "signIn – the browser's back": ["entry"],
  "forgot – asking for a link": ["forgot"],
  "forgot – the button back": ["entry", "signIn"],
  "forgot – the browser's back": ["forgot", "signIn"],
  "reset – a new link": ["forgot"],
  "reset – a new password": ["entry"],
  "reset – the browser's back": ["reset"],
};

describe("after a reload at any step of any path the way in goes on there, and nothing is sent twice (C-09, C-17, F2, VA-103)", () => {
  const seen = new Set<string>();
  const ways = new Set<string>();

  test.each(Object.keys(beginnings))("that begins with %s", async (beginning) => {
    const { steps, led } = await everyPath(beginning);
    expect(steps.size).toBeGreaterThan(0);
    for (const step of steps) seen.add(step);
    for (const way of led) ways.add(way);
  });

  test("every step of the chart was on one of these paths, and every move led where it should", () => {
    // The first state lasts no time.
    expect(["opening", ...seen].toSorted()).toEqual(Object.keys(authMachine.states).toSorted());
    const wanted = Object.entries(leads).flatMap(([move, targets]) => targets.map((target) => `${move} → ${target}`));
    expect([...ways].toSorted()).toEqual(wanted.toSorted());
  });
});

test.each(["emailCode", "smsCode"] as const)(
  "after a reload past the wait the %s can be asked for again, and is not sent by itself (C-32, VA-048)",
  async (step) => {
    const path = step === "emailCode" ? [moves.entry[0]] : [moves.entry[0], moves.emailCode[0], moves.phone[0]];
    const browser = await walkTo({ beginning: "the page itself", path: path.filter((move) => move !== undefined) });
    const messages = browser.messages().length;
    browser.pass(45);
    await browser.reload();
    expect(onShow(browser)).toMatchObject({ step, resend: { kind: "waiting", secondsLeft: 15 } });
    browser.pass(15);
    await browser.reload();
    expect(onShow(browser)).toMatchObject({ step, resend: { kind: "ready" } });
    expect(browser.messages()).toHaveLength(messages);
  },
);

test.each([
  ["an invitation", ["phone", "smsCode", "password"]],
  ["the page itself", ["entry", "emailCode", "phone", "smsCode", "password"]],
] as const)("a sign-up by %s that is reloaded at every step still arrives (C-09, C-17)", async (beginning, steps) => {
  const browser = await walkTo({ beginning, path: [] });
  for (const step of steps) {
    await browser.reload();
    expect(browser.view().step).toBe(step);
    await moves[step][0]?.act(browser);
    await browser.settle();
  }
  expect(browser.view().step).toBe("profile");
  await browser.reload();
  expect([browser.view().step, location.pathname]).toEqual(["signedIn", "/dashboard"]);
  expect(browser.page().session.user()).toMatchObject({ extraId: invited.extraId });
});

test("a forgotten password leads back to the password after a reload too (ROUTE-49, C-19)", async () => {
  const asked = [moves.entry[1], moves.signIn[2]].filter((move) => move !== undefined);
  const browser = await walkTo({ beginning: "the page itself", path: asked });
  await browser.reload();
  browser.page().flow?.send({ type: "back.requested" });
  await browser.settle();
  expect(onShow(browser)).toEqual({ step: "signIn", place: ["/auth/signin", "auth-login"], email: member.email });
});
