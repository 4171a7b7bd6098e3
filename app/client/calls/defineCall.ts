import type * as z from "zod/mini";
import type { Announces } from "#app/client/announcement.ts";
import type { NoticeArea } from "#src/model/notices.ts";
import type { Offer } from "#src/model/offer.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** When a call carries the access token: never, if one is stored, or always (it needs one). */
export type Bearer = "never" | "ifStored" | "required";

/** One row of the contract: all that is agreed or proposed for a call. */
export type Call = {
  name: string;
  /** A proposed call: sent unless the provider is known not to support it. */
  offer?: Offer;
  method: Method;
  /** Relative to the base path, with `{parameters}`. */
  path: `/${string}`;
  query?: z.ZodMiniType;
  request?: z.ZodMiniType;
  answer: z.ZodMiniType;
  bearer: Bearer;
  refreshOn401: boolean;
  announces: Announces;
  area: NoticeArea;
};

/** Paths with one of these parts are sent without the token (API-04 to API-14). Matches the template, not ids (P3). */
type TokenFree =
  | "login"
  | "register"
  | "check-email"
  | "google"
  | "refresh"
  | "forgot-password"
  | "reset-password"
  | "validate-reset-token"
  | "verification/email"
  | "verification/phone"
  | "invitations/validate";

export type BearerOf<Path extends string> = Path extends `${string}${TokenFree}${string}` ? "never" : Bearer;
type Parameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Parameters<Rest>
  : never;

/** The input of a call: path parameters, query and body, as far as the call has them. */
export type InputOf<Row extends Call> = ([Parameters<Row["path"]>] extends [never]
  ? unknown
  : { params: Record<Parameters<Row["path"]>, string | number> }) &
  (Row extends { query: infer Query extends z.ZodMiniType } ? { query: z.input<Query> } : unknown) &
  (Row extends { request: infer Request extends z.ZodMiniType } ? { body: z.input<Request> } : unknown);

export type ValueOf<Row extends Call> = z.output<Row["answer"]>;

/** Only authenticated calls trigger a refresh: for any other, a 401 is an ordinary response (C-13, C-14, P1, P2). */
export type RefreshOf<Carries extends Bearer> = Carries extends "required" ? true : false;

export const defineCall = <const Row extends Call>(
  row: Row & { bearer: BearerOf<Row["path"]>; refreshOn401: RefreshOf<Row["bearer"]> },
): Row => row;
