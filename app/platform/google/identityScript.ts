import { limited } from "#app/platform/google/limited.ts";
import { GOOGLE_SCRIPT, SCRIPT_POLICY } from "#app/platform/google/addresses.ts";

/** The used part of Google's script: its token client opens Google's window. */
export type GoogleOAuth = {
  initTokenClient: (client: {
    client_id: string;
    scope: string;
    prompt: "select_account";
    callback: (answer: unknown) => void;
    error_callback: (error: unknown) => void;
  }) => { requestAccessToken: () => void };
};

type ScriptPolicy = { createScriptURL: (url: string) => string };

/** The globals the script uses and sets. */
export type ScriptPage = {
  google?: { accounts?: { oauth2?: GoogleOAuth } };
  trustedTypes?: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };
  location: Pick<Location, "origin">;
  document: Pick<Document, "createElement" | "head">;
};

/** `URL.parse` and `URL.canParse` are newer than the oldest browsers. */
function parsed(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** Google's own URL or one of this origin: no other script may be loaded (S1). */
const isTrusted = (url: string, { origin }: ScriptPage["location"]) =>
  url === GOOGLE_SCRIPT || parsed(url)?.origin === origin;

/** Loads the script on first use, and again after a failure. Rejects when it is blocked or times out. */
export function createScriptLoader(page: ScriptPage, address: string): () => Promise<GoogleOAuth> {
  const { location, document } = page;
  const url = parsed(address, location.origin)?.href ?? address;
  let policy: ScriptPolicy | null = null;
  let loading: Promise<GoogleOAuth> | null = null;

  const checkedUrl = (requestedUrl: string): string => {
    if (requestedUrl === url && isTrusted(requestedUrl, location)) return requestedUrl;
    throw new TypeError(`${requestedUrl} is no script of Google's.`);
  };

  const addScript = () =>
    new Promise<void>((resolve, reject) => {
      policy ??= page.trustedTypes?.createPolicy(SCRIPT_POLICY, { createScriptURL: checkedUrl }) ?? {
        createScriptURL: checkedUrl,
      };
      const script = document.createElement("script");
      script.src = policy.createScriptURL(url);
      script.addEventListener("load", () => resolve());
      script.addEventListener("error", () => {
        script.remove();
        reject(new Error("Google's script did not load."));
      });
      document.head.append(script);
    });

  async function load(): Promise<GoogleOAuth> {
    await limited(addScript);
    const oauth = page.google?.accounts?.oauth2;
    if (!oauth) throw new Error("Google's script offers no sign-in.");
    return oauth;
  }

  return () =>
    (loading ??= load().catch((reason: unknown) => {
      loading = null;
      throw reason;
    }));
}
