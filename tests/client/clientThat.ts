import type { CallName } from "#app/client/calls.ts";
import type { CallOptions, SessionClient } from "#app/client/client.ts";
import type { ValueOf } from "#app/client/calls/defineCall.ts";
import type { calls } from "#app/client/calls.ts";

type Input = { params?: Readonly<Record<string, string | number>>; body?: unknown };
type Answers = {
  [Name in CallName]?: (
    input: Input,
    options?: CallOptions,
  ) => ValueOf<(typeof calls)[Name]> | Promise<ValueOf<(typeof calls)[Name]>>;
};

/** A client that answers some calls, by name; an answer that throws counts as no answer. */
export const clientThat = (answers: Answers): SessionClient => ({
  async call(row, input, options) {
    const answer = answers[row.name as CallName];
    if (!answer) throw new Error(`${row.name} was not expected.`);
    return { ok: true, value: (await answer(input as Input, options)) as never, message: null };
  },
});
