import { afterEach, describe, expect, test, vi } from "vitest";
import { signInStep } from "#app/features/auth/entryApi.ts";
import { profileStep } from "#app/features/auth/profileApi.ts";
import { passwordStep } from "#app/features/auth/signUpApi.ts";
import { createAppDeps, type AppDeps } from "#app/shell/appDeps.ts";
import { draftsOf } from "#app/shell/drafts.ts";
import { groupsApi } from "#app/features/groups/groupsApi.ts";
import { saveProfile } from "#app/shell/saveProfile.ts";
import { signInAs, type SignedIn } from "#app/shell/signedIn.tsx";
import { createAuthMemory } from "#app/session/authMemory.ts";
import { emptySignUpData } from "#src/model/auth/signUp.ts";
import { extraSchema } from "#src/model/profile/extra.ts";
import { profileFormOf } from "#src/model/profile/profileForm.ts";
import { json } from "#tests/client/stubs.ts";
import { openAuth, run as runActor, silence } from "#tests/features/auth/reach.ts";
import { createBrowser } from "#tests/session/stubs.ts";

const stored = {
  extra_id: 17,
  first_name: "Amira",
  last_name: "Okonkwo",
  iban: "DE02120300000000202051",
  email: "a@b.de",
};
const loaded = extraSchema.parse(stored);
const form = { ...profileFormOf(loaded), firstName: "Amira Chidinma", phone: "+49 171 1" };
const profile = { form, loaded, countries: [] };
const group = { group_id: 41, group_code: 1234567, group_name: "Nordwind", members: [{ extra_id: 17, isSelf: true }] };

const amira = { extraId: "17", email: "a@example.de" };
const jasper = { extraId: "99", email: "j@example.de" };
const tokensOf = (name: string) => ({ accessToken: `access-of-${name}`, refreshToken: `refresh-of-${name}` });

/** Without fields, as of a provider that takes each update for the complete record and refuses to restore it. */
const lost = { extra_id: 17 };

type Answers = Record<string, readonly (readonly [body: unknown, status?: number])[]>;
type Act = {
  what: string;
  /** By method and path, in order; the last one repeats. */
  answers: Answers;
  act: (own: SignedIn, deps: AppDeps) => Promise<unknown>;
  /** The requests without another sign-in, one row for each call. */
  sends: readonly string[];
  /** Starts without a session. */
  isAuthScreen?: true;
};

const READ = "GET /extras/17";
const WRITE = "PUT /extras/17";
const ME = "GET /auth/me";
const GROUP = "GET /groups/current";
const refused = [[{ message: "already a member of a group" }, 409]] as const;
const record: Answers = { [READ]: [[stored]], [WRITE]: [[{}]], [ME]: [[{ user: amira }]] };
const losing: Answers = { ...record, [READ]: [[stored], [lost], [stored]] };

const authOf = async (deps: AppDeps) => {
  const memory = createAuthMemory(deps.tab);
  memory.storeVerificationToken("proof");
  memory.storeSignUp({ ...emptySignUpData, email: "a@example.de", phone: "+49 151 1" });
  const { session, local, clock, running } = deps;
  const shared = { client: await deps.loadClient(), session, memory, local, clock, setRunning: running.setState };
  return openAuth({
    ...shared,
    now: Date.now,
    announce: deps.toaster.notify,
    loadDashboard: async () => {},
    loadGoogle: silence,
    removeLink: () => {},
  });
};

const acts: readonly Act[] = [
  {
    what: "completing the profile, with a new number",
    answers: record,
    act: (own) => saveProfile(own, "17", "completion", profile),
    sends: [READ, WRITE, READ, WRITE, ME],
  },
  {
    what: "editing one's own profile where each update takes something from the record",
    answers: { ...record, [READ]: [[stored], [lost], [stored], [lost], [stored]] },
    act: (own) => saveProfile(own, "17", "data", profile),
    sends: [READ, WRITE, READ, WRITE, READ, WRITE, READ, WRITE, READ, ME],
  },
  {
    what: "the profile step of a sign-up",
    answers: record,
    act: async (_, deps) => runActor(profileStep(await authOf(deps))[0], "saveProfile", { extraId: 17, ...profile }),
    sends: [READ, WRITE, ME],
  },
  {
    what: "signing in where the answer leaves out who it is",
    answers: { ...record, "POST /auth/login": [[tokensOf("amira")]] },
    act: async (_, deps) =>
      runActor(signInStep(await authOf(deps))[0], "signIn", { email: "a@example.de", password: "Vorfeldbus7!" }),
    sends: ["POST /auth/login", ME],
    isAuthScreen: true,
  },
  {
    what: "the first password, after which the number goes to the record",
    answers: { ...losing, "POST /auth/create-password": [[tokensOf("amira")]] },
    act: async (_, deps) =>
      runActor(passwordStep(await authOf(deps))[0], "createPassword", { extraId: "17", password: "Vorfeldbus7!" }),
    sends: ["POST /auth/create-password", READ, ME, WRITE, READ, WRITE, READ],
    isAuthScreen: true,
  },
  {
    what: "joining a group that one is in already",
    answers: { "POST /groups/join": refused, [GROUP]: [[{ data: group }]] },
    act: (own) => groupsApi(own).join("01234567"),
    sends: ["POST /groups/join", GROUP],
  },
  {
    what: "leaving a group that is gone",
    answers: { "POST /groups/leave": refused, [GROUP]: [[{ data: null }]] },
    act: (own) => groupsApi(own).leave(),
    sends: ["POST /groups/leave", GROUP],
  },
  {
    what: "deleting a group that is gone",
    answers: { "DELETE /groups/41": refused, [GROUP]: [[{ data: null }]] },
    act: (own) => groupsApi(own).remove("41"),
    sends: ["DELETE /groups/41", GROUP],
  },
];

/** Runs the act while another user signs in during request number `at`; 0: no other user. */
async function run({ answers, act, isAuthScreen }: Act, at: number) {
  const sent: { call: string; bearer: string | undefined }[] = [];
  vi.stubGlobal("window", Object.assign(new EventTarget(), { fetch }));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { querySelector: () => null }));
  const browser = createBrowser();
  const deps = createAppDeps(browser.openPage());
  const toasts: unknown[] = [];
  deps.toaster.notify = (announcement) => void toasts.push(announcement);
  const left = () => ({ stored: browser.area.dump(), toasts: [...toasts] });
  let atChange: ReturnType<typeof left> | null = null;
  let next: SignedIn | null = null;

  function someoneElse(): void {
    deps.session.end("signed-out");
    deps.session.start(tokensOf("jasper"));
    deps.session.storeUser({ ...deps.session.user()!, ...jasper });
    next = signInAs(deps, { ...deps.session.user()!, ...jasper }, async () => {});
    draftsOf(deps.session)("99", "groupNumber").write("48217306");
    atChange = left();
  }

  async function fetch(url: string, { method, headers }: { method: string; headers: Record<string, string> }) {
    const call = `${method} ${url.replace("/api", "")}`;
    const turn = sent.filter((before) => before.call === call).length;
    sent.push({ call, bearer: headers["Authorization"] });
    if (sent.length === at) someoneElse();
    const [body, status] = answers[call]?.[turn] ?? answers[call]?.at(-1) ?? [{}, 404];
    return json(body, status);
  }
  if (!isAuthScreen) deps.session.start(tokensOf("amira"));
  const own = signInAs(deps, { ...deps.session.user()!, ...amira }, async () => {})!;
  const result = await act(own, deps).then(
    (value) => ({ value }),
    (reason: unknown) => ({ reason }),
  );
  for (let turn = 0; turn < 40; turn += 1) await new Promise<void>((done) => setImmediate(done));
  return { sent, result, atChange, left: left(), next: next as SignedIn | null, deps };
}

afterEach(() => vi.unstubAllGlobals());

describe.each(acts)("$what", (act) => {
  test("sends these requests", async () => {
    const { sent } = await run(act, 0);
    expect(sent.map(({ call }) => call)).toEqual(act.sends);
  });

  // The first response of a sign-in starts the session of the rest.
  test.each(act.sends.map((call, at) => [at + 1, call] as const).slice(act.isAuthScreen ? 1 : 0))(
    "another user who signs in during request %i, %s, neither continues it nor sees or stores anything of it (T9, S7)",
    async (at) => {
      const { sent, atChange, left, next, deps } = await run(act, at);
      expect(sent.map(({ call }) => call)).toEqual(act.sends.slice(0, sent.length));
      expect(sent.filter(({ bearer }) => bearer === "Bearer access-of-jasper")).toEqual([]);
      expect(left).toEqual(atChange);
      expect(next?.completion.flags()).toMatchObject({ profile_complete: false, group_member: false });
      expect(draftsOf(deps.session)("99", "groupNumber").read()).toBe("48217306");
    },
  );
});
