import type { BrowserContext } from "@playwright/test";

/** Everything a policy refused, a script threw, anybody asked of another host or, unless it may talk, wrote to the console. */
export async function complaintsOf(context: BrowserContext, origin: string, mayTalk = false): Promise<string[]> {
  const complaints: string[] = [];
  await context.exposeBinding("complain", (_source, text: string) => complaints.push(text));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      (globalThis as unknown as { complain: (text: string) => void }).complain(
        `policy: ${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  context.on("weberror", (error) => complaints.push(error.error().message));
  context.on("console", (message) => {
    if (!mayTalk || message.type() === "error")
      complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  context.on("request", (request) => {
    if (!request.url().startsWith(origin) && !/^(blob|data):/.test(request.url()))
      complaints.push(`another host: ${request.url()}`);
  });
  return complaints;
}
