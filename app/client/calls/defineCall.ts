import type * as z from "zod/mini";
import type { Announces } from "#app/client/announcement.ts";
import type { NoticeArea } from "#src/model/notices.ts";
import type { Offer } from "#src/model/offer.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Whether a call carries the access token: never, if one is stored, or not without one. */
export type Bearer = "never" | "ifStored" | "required";

/** One row of the contract: everything that is agreed, or proposed, about a call. */
export type Call = {
  name: string;
  /** A proposal: made unless the provider is known not to have this. */
  offer?: Offer;
  method: Method;
  /** Below the base path, with `{parameters}`. */
  path: `/${string}`;
  query?: z.ZodMiniType;
  request?: z.ZodMiniType;
  answer: z.ZodMiniType;
  bearer: Bearer;
  refreshOn401: boolean;
  announces: Announces;
  area: NoticeArea;
};

/** Paths with one of these parts go without the token (API-04 to API-14). Of the template: an id never matches (P3). */
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

/** What a caller passes: the parts of the path, the query and the body, as far as the call has them. */
export type InputOf<Row extends Call> = ([Parameters<Row["path"]>] extends [never]
  ? unknown
  : { params: Record<Parameters<Row["path"]>, string | number> }) &
  (Row extends { query: infer Query extends z.ZodMiniType } ? { query: z.input<Query> } : unknown) &
  (Row extends { request: infer Request extends z.ZodMiniType } ? { body: z.input<Request> } : unknown);

export type ValueOf<Row extends Call> = z.output<Row["answer"]>;

/** Only a call with a token may lead to a refresh: a 401 of any other is an ordinary answer (C-13, C-14, P1, P2). */
export type RefreshOf<Carries extends Bearer> = Carries extends "required" ? true : false;

export const defineCall = <const Row extends Call>(
  row: Row & { bearer: BearerOf<Row["path"]>; refreshOn401: RefreshOf<Row["bearer"]> },
): Row => row;
