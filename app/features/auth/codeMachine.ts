import { assign, fromPromise, setup } from "xstate";
import { notProvided } from "#app/shell/notProvided.ts";
import { isCompleteCode, RESEND_COOLDOWN_SECONDS } from "#src/model/auth/auth.ts";
import { cooldownSecondsLeft } from "#src/model/auth/cooldown.ts";
import type { CodeProblem, SendProblem } from "#src/model/problem.ts";
import type { CodeDone, CodeSend } from "#src/model/auth/stepResults.ts";

/** When the last code went out (ms since 1970) and the wait that followed (seconds); `isRefused`: it was too early for one. */
export type LastSend = { sentAt: number; seconds: number; isRefused?: boolean };

/**
 * `notChecked`: the provider has not looked at the code, which may be right. `proofExpired`: the proof of the e-mail address
 * is no longer good (AUTH-69 to AUTH-74).
 */
export type CodeCheck =
  | { kind: "accepted"; token: string | null }
  | { kind: "refused" | "notChecked"; problem: CodeProblem }
  | { kind: "proofExpired" };

type CodeInput = {
  recipient: string;
  lastSend: LastSend | null;
  /** Sends a code at once, unless one was sent a moment ago; not after a reload (AUTH-58, VA-048). */
  sendsCode: boolean;
  now: () => number;
};

type Context = CodeInput & {
  code: string;
  /** The last code that was checked: only another one goes out by itself (P22). */
  tried: string | null;
  problem: CodeProblem | null;
  sendProblem: SendProblem | null;
  secondsLeft: number;
  /** The next send is the first one, which the machine sends by itself. */
  isAutomatic: boolean;
  /** An expired proof until a code is accepted. */
  verified: CodeDone;
};

type Kind<Answer extends { kind: string }> = { kind: Answer["kind"] };

const secondsLeft = ({ lastSend, now }: Pick<CodeInput, "lastSend" | "now">) =>
  lastSend ? cooldownSecondsLeft({ ...lastSend, now: now() }) : 0;

const isWait = (problem: SendProblem | null) => problem !== null && "code" in problem && problem.code === "wait";

const machine = setup({
  types: {
    input: {} as CodeInput,
    context: {} as Context,
    events: {} as
      | { type: "code.changed"; code: string }
      | { type: "code.completed" }
      | { type: "code.submitted" }
      | { type: "resend.requested" }
      | { type: "page.shown" },
  },
  actors: {
    /** Resolves with the provider's answer; rejects only when there is none. */
    checkCode: fromPromise<CodeCheck, { recipient: string; code: string }>(notProvided),
    sendCode: fromPromise<CodeSend, { recipient: string; automatic: boolean }>(notProvided),
  },
  guards: {
    isComplete: ({ context }) => isCompleteCode(context.code),
    isUntried: ({ context }) => isCompleteCode(context.code) && context.code !== context.tried,
    isCoolingDown: ({ context }) => context.secondsLeft > 0,
    needsCode: ({ context }) => context.sendsCode || context.lastSend === null,
    isAccepted: (_, { kind }: Kind<CodeCheck>) => kind === "accepted",
    isRunning: (_, { kind }: Kind<CodeSend>) => kind === "sent" || kind === "tooEarly",
    isProofExpired: (_, { kind }: Kind<CodeCheck | CodeSend>) => kind === "proofExpired",
  },
  actions: {
    storeCode: assign((_, { code }: { code: string }) => ({ code, problem: null })),
    storeTried: assign({ tried: ({ context }) => context.code, problem: null }),
    storeRefusal: assign(
      ({ context }, { kind, problem = null }: Kind<CodeCheck> & { problem?: CodeProblem | null }) => ({
        problem,
        code: kind === "notChecked" ? context.code : "",
      }),
    ),
    storeNotChecked: assign({ problem: { code: "notChecked" } }),
    storeAccepted: assign((_, { token = null }: Kind<CodeCheck> & { token?: string | null }) => ({
      verified: { kind: "accepted" as const, token },
    })),
    startWait: assign(
      ({ context }, { kind, seconds = RESEND_COOLDOWN_SECONDS }: Kind<CodeSend> & { seconds?: number }) => {
        const isRefused = kind === "tooEarly";
        return { lastSend: { sentAt: context.now(), seconds, isRefused }, secondsLeft: seconds };
      },
    ),
    storeTooEarly: assign({ sendProblem: ({ context }) => (context.sendsCode ? { code: "wait" as const } : null) }),
    storeSendRefusal: assign((_, { problem = null }: Kind<CodeSend> & { problem?: SendProblem | null }) => ({
      sendProblem: problem,
    })),
    storeNotSent: assign({ sendProblem: { code: "sendFailed" } }),
    resetSend: assign({ isAutomatic: false, sendProblem: null }),
    countDown: assign({ secondsLeft: ({ context }) => secondsLeft(context) }),
    clearWait: assign({ sendProblem: ({ context }) => (isWait(context.sendProblem) ? null : context.sendProblem) }),
    finish: (_, _done: CodeDone) => {},
  },
  delays: { oneSecond: 1000 },
});

/** One code to one address: enter it, have it checked, ask for another. The same machine for e-mail and for SMS. */
export const codeMachine = machine.createMachine({
  id: "code",
  context: ({ input }) => ({
    ...input,
    code: "",
    tried: null,
    problem: null,
    sendProblem: null,
    secondsLeft: secondsLeft(input),
    isAutomatic: true,
    verified: { kind: "proofExpired" },
  }),
  initial: "open",
  states: {
    open: {
      type: "parallel",
      states: {
        entry: {
          initial: "editing",
          states: {
            editing: {
              on: {
                "code.changed": { actions: { type: "storeCode", params: ({ event }) => event } },
                "code.completed": { guard: "isUntried", target: "checking" },
                "code.submitted": { guard: "isComplete", target: "checking" },
              },
            },
            checking: {
              entry: "storeTried",
              invoke: {
                src: "checkCode",
                input: ({ context }) => ({ recipient: context.recipient, code: context.code }),
                onDone: [
                  {
                    guard: { type: "isAccepted", params: ({ event }) => event.output },
                    target: "#code.verified",
                    actions: { type: "storeAccepted", params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: "isProofExpired", params: ({ event }) => event.output },
                    target: "#code.verified",
                  },
                  { target: "editing", actions: { type: "storeRefusal", params: ({ event }) => event.output } },
                ],
                onError: { target: "editing", actions: "storeNotChecked" },
              },
            },
          },
        },
        delivery: {
          initial: "deciding",
          states: {
            deciding: {
              always: [
                { guard: "isCoolingDown", target: "waiting", actions: "storeTooEarly" },
                { guard: "needsCode", target: "sending" },
                { target: "ready" },
              ],
            },
            sending: {
              invoke: {
                src: "sendCode",
                input: ({ context }) => ({ recipient: context.recipient, automatic: context.isAutomatic }),
                onDone: [
                  {
                    guard: { type: "isRunning", params: ({ event }) => event.output },
                    target: "waiting",
                    actions: { type: "startWait", params: ({ event }) => event.output },
                  },
                  {
                    guard: { type: "isProofExpired", params: ({ event }) => event.output },
                    target: "#code.verified",
                  },
                  { target: "ready", actions: { type: "storeSendRefusal", params: ({ event }) => event.output } },
                ],
                onError: { target: "ready", actions: "storeNotSent" },
              },
            },
            waiting: {
              after: { oneSecond: { target: "counting" } },
              on: { "page.shown": { target: "counting" } },
            },
            counting: {
              entry: "countDown",
              always: [{ guard: "isCoolingDown", target: "waiting" }, { target: "ready" }],
            },
            ready: {
              entry: "clearWait",
              on: { "resend.requested": { target: "sending", actions: "resetSend" } },
            },
          },
        },
      },
    },
    verified: { type: "final", entry: { type: "finish", params: ({ context }) => context.verified } },
  },
});
