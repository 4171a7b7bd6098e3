import type { Announcement, NoticeText } from "#app/client/announcement.ts";
import type { Call, InputOf, ValueOf } from "#app/client/calls/defineCall.ts";
import { createLimit, within } from "#app/platform/limit.ts";
import { takeEarly } from "#app/client/earlyClient.ts";
import type * as Upload from "#app/client/uploadClient.ts";
import type * as Notices from "#app/client/notice.ts";
import type { Result, ApiError } from "#app/client/result.ts";
import { apiErrorWith, unanswered } from "#app/client/apiError.ts";
import {
  createSend,
  type Fetch,
  type Input,
  type LoadSignedIn,
  type OnSent,
  type SendSignedIn,
} from "#app/client/request.ts";
import type { Offer } from "#src/model/offer.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Session, Tabs } from "#app/session/session.ts";

export type CallOptions = {
  /**
   * Nobody waits any longer, and nothing is announced. It ends a GET only: what changes something is never cut off, because
   * nobody would know whether it was done.
   */
  signal?: AbortSignal;
  /**
   * No notice, or none of a success, or none but of how long to wait; for a caller that shows the outcome itself.
   */
  quiet?: boolean | "success" | "but-waits";
  /** The call that a failure is told of: the one that this was made for. */
  failsAs?: Call;
  /** For a body that holds a file: how far it is. As long as it gets on, it is not given up. */
  onSent?: OnSent;
  /** What a success says instead of the generated text. */
  onSuccessText?: NoticeText;
};

export type ClientDeps = {
  /** Which proposed areas the provider has; it learns from the answers of their calls. */
  offers: {
    has: (offer: Offer) => boolean;
    noteAnswer: (offer: Offer, answer: { isOk: boolean; status: number }) => void;
  };
  /** Where the provider's base path is, e.g. `/api` or `https://host/api`; no slash at the end (API-01, C-71). */
  baseUrl: string;
  fetch: Fetch;
  session: Session;
  announce: (announcement: Announcement) => void;
  loadSignedIn: LoadSignedIn;
  /** Fetched with the first outcome that may have to be told: what is told stands in place, too, so that nobody waits for it. */
  loadNotices: () => Promise<typeof Notices>;
  isOnline: () => boolean;
};

export type Client = ReturnType<typeof createClient>;

/** A call that needs nobody to be signed in. */
type OpenCall = Call & { bearer: "never" | "ifStored" };

/** Makes calls for one session and none after it: an act of several calls is never gone on with by somebody else (T9). */
export type SessionClient = {
  call: <Row extends Call>(row: Row, input: InputOf<Row>, options?: CallOptions) => Promise<Result<ValueOf<Row>>>;
};

const no = <Value>(apiError: ApiError): Result<Value> => ({ ok: false, apiError });

/** The one way to the provider: tokens, refresh, time limit, and at most one notice a call. */
export function createClient(deps: ClientDeps) {
  const { session, announce, loadSignedIn, isOnline } = deps;
  const send = createSend(deps.baseUrl, deps.fetch, isOnline);
  let signedIn: Promise<SendSignedIn> | null = null;

  /** With this session or not at all, however long its code takes to arrive (T9). */
  async function sendSignedIn(
    id: string | null,
    row: Call,
    input: Input,
    signal: AbortSignal,
  ): Promise<Result<unknown>> {
    if (id === null) return no(apiErrorWith("session-lost", 401));
    try {
      // Asked for again only if it did not arrive: a second one would refresh the same tokens beside the first.
      signedIn ??= loadSignedIn(send).catch((error: unknown) => {
        signedIn = null;
        throw error;
      });
      const sendIt = await within(signal, signedIn);
      return await sendIt(id, row, input, signal);
    } catch (error) {
      return no(unanswered(signal, isOnline, error));
    }
  }

  /** Not to whoever is signed in by the time the words are there. */
  async function announceResult(
    id: string | null,
    row: Call,
    result: Result<unknown>,
    ownText?: NoticeText,
  ): Promise<void> {
    try {
      const { successNotice, failureNotice } = await deps.loadNotices();
      const notice = result.ok ? successNotice(row, result.message, ownText) : failureNotice(row, result.apiError);
      if (notice && (id === null || session.id() === id)) announce(notice);
    } catch {
      // What draws the notices comes from the same host: without a connection neither arrives (A9).
    }
  }

  /**
   * Makes a call of the contract. Resolves with the value or with the reason why there is none, and never rejects. What the
   * row says about it is announced, at most once (C-47).
   */
  async function make<Row extends Call>(
    id: string | null,
    row: Row,
    input: InputOf<Row>,
    options: CallOptions = {},
  ): Promise<Result<ValueOf<Row>>> {
    const limit = createLimit(row.method === "GET" ? options.signal : undefined);
    const { signal } = limit;
    const { onSent } = options;
    const sentInput: Input = onSent
      ? {
          ...(input as Input),
          onSent(share) {
            limit.restart();
            onSent(share);
          },
        }
      : (input as Input);
    const stored = row.bearer === "ifStored" ? (session.tokens()?.accessToken ?? null) : null;
    const result = await (row.bearer === "required"
      ? sendSignedIn(id, row, sentInput, signal)
      : send(row, sentInput, stored, signal));
    limit.release();

    if (row.offer)
      deps.offers.noteAnswer(row.offer, { isOk: result.ok, status: result.ok ? 200 : result.apiError.status });
    // The screen itself says what the provider does not have.
    const isMissing = row.offer !== undefined && !deps.offers.has(row.offer);
    const isWait = !result.ok && result.apiError.remainingSeconds !== null;
    const { quiet } = options;
    const isQuiet =
      isMissing || quiet === true || (quiet === "success" && result.ok) || (quiet === "but-waits" && !isWait);
    const isAnnounced = row.announces[result.ok ? "success" : "failure"] !== "none";
    if (!isQuiet && !options.signal?.aborted && (isAnnounced || isWait))
      void announceResult(id, options.failsAs ?? row, result, options.onSuccessText);
    return result as Result<ValueOf<Row>>;
  }

  return {
    call: <Row extends OpenCall>(row: Row, input: InputOf<Row>, options?: CallOptions) =>
      make(null, row, input, options),
    /** For whoever is signed in now, or was when the session with this id began. */
    inSession: (id = session.id()): SessionClient => ({
      call: (row, input, options) => make(id, row, input, options),
    }),
  };
}

/** Fetched with the first file. */
const upload: typeof Upload.upload = async (url, request) =>
  (await import("#app/client/uploadClient.ts")).upload(url, request);

/** The client of the running app. `baseUrl` is `/api` unless the provider lives on another host (C-71). */
export const createBrowserClient = (
  deps: Pick<ClientDeps, "session" | "announce" | "offers"> & Pick<Clock, "hear"> & { baseUrl?: string; tabs: Tabs },
) =>
  createClient({
    baseUrl: "/api",
    ...deps,
    fetch: async (url, request) => {
      const early = takeEarly(url, request.method, request.headers.Authorization);
      const requestedAt = early?.requestedAt ?? Date.now();
      const answer = await (early?.answer ?? ("onSent" in request ? upload(url, request) : window.fetch(url, request)));
      deps.hear(answer, requestedAt);
      return answer;
    },
    isOnline: () => navigator.onLine,
    loadNotices: () => import("#app/client/notice.ts"),
    loadSignedIn: (send) =>
      import("#app/client/browserSignedIn.ts").then((module) => module.createBrowserSignedIn({ ...deps, send })),
  });
