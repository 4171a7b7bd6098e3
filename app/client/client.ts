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
  /** Cancels without a notice. Only a GET is cancelled: a change that is cut off would have an unknown result. */
  signal?: AbortSignal;
  /**
   * Suppresses all notices, those of a success, or all but waiting times; for a caller that shows the result itself.
   */
  quiet?: boolean | "success" | "but-waits";
  /** The call whose failure text is used, if this one was made on its behalf. */
  failsAs?: Call;
  /** Upload progress of a body with a file. The time limit restarts with each progress event. */
  onSent?: OnSent;
  /** Replaces the generated text of a success. */
  onSuccessText?: NoticeText;
};

export type ClientDeps = {
  /** The proposed features that the provider supports, learned from the responses to their calls. */
  offers: {
    has: (offer: Offer) => boolean;
    noteAnswer: (offer: Offer, answer: { isOk: boolean; status: number }) => void;
  };
  /** The provider's base URL, e.g. `/api` or `https://host/api`, without a trailing slash (API-01, C-71). */
  baseUrl: string;
  fetch: Fetch;
  session: Session;
  announce: (announcement: Announcement) => void;
  loadSignedIn: LoadSignedIn;
  /** Loaded with the first result that may need a notice; the page shows the result without waiting for it. */
  loadNotices: () => Promise<typeof Notices>;
  isOnline: () => boolean;
};

export type Client = ReturnType<typeof createClient>;

/** A call that works signed out. */
type OpenCall = Call & { bearer: "never" | "ifStored" };

/** Makes calls for one session only: a sequence of calls never continues in the session of another user (T9). */
export type SessionClient = {
  call: <Row extends Call>(row: Row, input: InputOf<Row>, options?: CallOptions) => Promise<Result<ValueOf<Row>>>;
};

const no = <Value>(apiError: ApiError): Result<Value> => ({ ok: false, apiError });

/** Client of the provider: tokens, refresh, time limit, and at most one notice per call. */
export function createClient(deps: ClientDeps) {
  const { session, announce, loadSignedIn, isOnline } = deps;
  const send = createSend(deps.baseUrl, deps.fetch, isOnline);
  let signedIn: Promise<SendSignedIn> | null = null;

  /** Sends in the given session or not at all, however long its code takes to load (T9). */
  async function sendSignedIn(
    id: string | null,
    row: Call,
    input: Input,
    signal: AbortSignal,
  ): Promise<Result<unknown>> {
    if (id === null) return no(apiErrorWith("session-lost", 401));
    try {
      // Loaded again only after a failure: a second instance would refresh the same tokens concurrently.
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

  /** Dropped if the session has changed by the time the texts are loaded. */
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
      // The code of the notices comes from the same host: offline, neither can be loaded (A9).
    }
  }

  /**
   * Makes a call of the contract. Resolves with the value or an error, never rejects. Announces the result as the row
   * defines, at most once (C-47).
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
    // The screen itself shows that the provider does not support it.
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
    /** Binds the calls to the current session, or to an earlier one by its id. */
    inSession: (id = session.id()): SessionClient => ({
      call: (row, input, options) => make(id, row, input, options),
    }),
  };
}

/** Loaded with the first upload. */
const upload: typeof Upload.upload = async (url, request) =>
  (await import("#app/client/uploadClient.ts")).upload(url, request);

/** The client of the app. `baseUrl` is `/api` unless the provider is on another host (C-71). */
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
