import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openApp, type OpenApp } from "./openApp.ts";
import { holdTime, settle } from "./settle.ts";
import { sample } from "./sample.ts";
import { situations } from "./situations.ts";

const OTHER = { accessToken: "access-of-somebody-else", refreshToken: "refresh-of-somebody-else" };
const acts = situations.filter(({ act, as }) => act && !as);

let app: OpenApp;
beforeEach(() => void holdTime());
afterEach(() => app.close());

describe.each(sample(acts, 3))("$call on $path", ({ path, person, procedures, prepare, act }) => {
  test("another user who signs in before its first response sends none of the remaining calls, and stores nothing of it (T9, S7)", async () => {
    let isNext = false;
    let kept = "";
    const others: string[] = [];
    app = await openApp({
      path,
      person,
      ...(procedures && { procedures }),
      onAnswer(request, answer) {
        if (request.headers.get("authorization")?.endsWith(OTHER.accessToken)) others.push(request.url);
        if (isNext) {
          isNext = false;
          app.deps.session.end("signed-out");
          app.deps.session.start(OTHER);
          kept = JSON.stringify({ ...localStorage });
        }
        return answer;
      },
    });
    await settle();
    await prepare?.(app);
    await settle({ seconds: 3 });
    isNext = true;
    await act?.(app);
    await settle({ seconds: 10 });
    expect(kept).not.toBe("");
    expect(others).toEqual([]);
    expect(JSON.stringify({ ...localStorage })).toBe(kept);
  });
});
