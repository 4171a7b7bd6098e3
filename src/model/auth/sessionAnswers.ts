import * as z from "zod/mini";
import { answerOf, looseText } from "#src/model/answer.ts";
import { loginUserSchema } from "#src/model/auth/loginUser.ts";
import { requiredText } from "#src/model/reading.ts";

const tokens = {
  accessToken: requiredText,
  /** Empty when missing: a refresh stores the old one again then (C-64). */
  refreshToken: looseText,
};

/** The tokens of a new account, or new tokens for a running session (API-28, API-34). */
export const tokensAnswer = answerOf(tokens);

/** A sign-in; without a readable user the client requests it (API-30, C-66). */
export const loginAnswer = answerOf({ ...tokens, user: z.catch(z.nullable(loginUserSchema), null) });

/** The signed-in user (API-32). */
export const meAnswer = answerOf({ user: loginUserSchema });
