import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
type Reference = { [ELEMENT]: string };
type Name = string | RegExp;
type Body = Record<string, unknown>;

const here = import.meta.dirname;
const library = readFileSync(
  path.join(here, "../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js"),
  "utf8",
);

const PATIENCE_MS = 10_000;
const NEXT_LOOK_MS = 80;

const keys: Record<string, string> = {
  Backspace: "\uE003",
  Tab: "\uE004",
  Enter: "\uE007",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  End: "\uE010",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** The engines that this driver protocol reaches: the newest WebKit in a window of a phone's size, or the oldest. */
const engines = {
  webkit: {
    command: ["xvfb-run", "-a", "-s", "-screen 0 1280x1024x24", "WebKitWebDriver"],
    wanted: { "webkitgtk:browserOptions": { binary: path.join(here, "window"), args: [] } },
  },
  wpe: {
    command: ["WPEWebDriver"],
    wanted: { "wpe:browserOptions": { binary: "/usr/bin/cog", args: ["--automation", "--platform=headless"] } },
  },
} as const;

export type WebKit = Awaited<ReturnType<typeof openWebKit>>;

/** A browser driven by the W3C's protocol, over plain HTTP. `loads`: whether a command waits for the page that is on its way. */
export async function openWebKit(
  engine: keyof typeof engines,
  port: number,
  downloads: string,
  loads: "normal" | "none" = "normal",
) {
  const { command, wanted: options } = engines[engine];
  const capabilities = { ...options, pageLoadStrategy: loads };
  const [program, ...words] = command;
  const driver = spawn(program, [...words, `--port=${port}`], {
    stdio: "ignore",
    detached: true,
    env: {
      ...process.env,
      NODE_OPTIONS: "",
      TZ: "America/New_York",
      LC_ALL: "de_DE.UTF-8",
      LANGUAGE: "de",
      GTK_A11Y: "none",
      NO_AT_BRIDGE: "1",
      COG_PLATFORM_NAME: "headless",
      VIEWPORT: "390x844",
      DOWNLOADS: downloads,
    },
  });
  async function call<Value>(method: string, at: string, body?: Body): Promise<Value> {
    const answer = await fetch(`http://127.0.0.1:${port}${at}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (value?.error) throw new Error(`${at.replace(/.*\//, "")}: ${value.error}: ${value.message}`);
    return value;
  }
  const close = async (session?: string) => {
    if (session) await call("DELETE", session).catch(() => {});
    if (driver.pid) process.kill(-driver.pid);
  };

  /** The first answer that is neither empty nor an error. */
  async function until<Value>(what: string, look: () => Promise<Value>): Promise<NonNullable<Value>> {
    const end = Date.now() + PATIENCE_MS;
    for (let last: unknown; ; await pause(NEXT_LOOK_MS)) {
      try {
        const value = await look();
        if (value) return value;
        last = value;
      } catch (error) {
        last = error;
      }
      if (Date.now() > end) throw new Error(`waited for ${what}; last seen: ${String(last).slice(0, 200)}`);
    }
  }

  await until("the driver", () => call<Body>("GET", "/status"));
  const { sessionId } = await call<{ sessionId: string }>("POST", "/session", {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `/session/${sessionId}`;
  const at = <Value>(method: string, place: string, body?: Body) => call<Value>(method, session + place, body);
  await at("POST", "/timeouts", { script: 60_000, pageLoad: 60_000 });

  const run = <Args extends readonly unknown[], Value>(look: (...args: Args) => Value, ...args: Args) =>
    at<Value>("POST", "/execute/sync", { script: `return (${look.toString()})(...arguments)`, args });
  const runAsync = <Args extends readonly unknown[], Value>(look: (...args: Args) => Promise<Value>, ...args: Args) =>
    at<Value>("POST", "/execute/async", {
      script: `const done = arguments[arguments.length - 1]; (${look.toString()})(...[...arguments].slice(0, -1)).then(done, (error) => done({ error: "page", message: String(error) }))`,
      args,
    });
  const act = (type: "key" | "pointer", actions: readonly Body[]) =>
    at("POST", "/actions", {
      actions: [{ type, id: type, actions, ...(type === "pointer" && { parameters: { pointerType: "mouse" } }) }],
    });

  const press = (...names: string[]) => {
    const values = names.map((name) => keys[name] ?? name);
    return act("key", [
      ...values.map((value) => ({ type: "keyDown", value })),
      ...values.toReversed().map((value) => ({ type: "keyUp", value })),
    ]);
  };
  const type = (text: string) =>
    act(
      "key",
      [...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    );

  /** By role or label, as the people's names for it are; one that can be seen before one that cannot. */
  const find = (kind: "Role" | "LabelText" | "Text", what: string, name?: Name) => {
    const given = name === undefined ? null : typeof name === "string" ? { text: name } : { source: name.source };
    const script = `if (!globalThis.TestingLibraryDom) { ${library} }
      const [kind, what, given] = arguments;
      const name = given && (given.text ?? new RegExp(given.source));
      const seen = (element) => Number(element.getBoundingClientRect().width > 1);
      const all = kind === "Role"
        ? TestingLibraryDom.queryAllByRole(document.body, what, name ? { name } : {})
        : TestingLibraryDom["queryAllBy" + kind](document.body, name ?? what);
      return all.sort((one, other) => seen(other) - seen(one))[0] ?? null;`;
    return until(`${what} ${name ?? ""}`, () =>
      at<Reference | null>("POST", "/execute/sync", { script, args: [kind, what, given] }),
    );
  };
  const css = (selector: string) =>
    until(selector, () =>
      at<Reference | null>("POST", "/execute/sync", {
        script: "return document.querySelector(arguments[0])",
        args: [selector],
      }),
    );

  /** A press where the middle of the element is, as a finger would, as soon as it stands still and nothing lies over it. */
  async function click(target: Reference) {
    let was: number | null = null;
    await until("the element to stand still and lie free", async () => {
      const now = await run((given: unknown) => {
        const element = given as HTMLElement;
        const { top, bottom } = element.getBoundingClientRect();
        if (top < 60 || bottom > innerHeight - 120) element.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = element.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        const isFree =
          hit && (element.contains(hit) || hit.contains(element) || hit.closest("label")?.control === element);
        return isFree ? y : null;
      }, target as unknown);
      const isStill = now !== null && now === was;
      was = now;
      return isStill;
    });
    await act("pointer", [
      { type: "pointerMove", duration: 0, origin: target, x: 0, y: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ]);
  }
  const read = (target: Reference, name: string) =>
    run((element: unknown, key: string) => (element as Record<string, unknown>)[key], target as unknown, name);

  return {
    at,
    run,
    runAsync,
    until,
    press,
    type,
    css,
    click,
    read,
    button: (name: Name) => find("Role", "button", name),
    role: (role: string, name?: Name) => find("Role", role, name),
    label: (name: Name) => find("LabelText", "label", name),
    /** Presses what has this role and name. */
    tap: async (name: Name, role = "button") => click(await find("Role", role, name)),
    async fill(name: Name, text: string) {
      const field = await find("LabelText", "label", name);
      await click(field);
      await run((element: unknown) => (element as HTMLInputElement).select(), field as unknown);
      await type(text);
    },
    goto: (url: string) => at("POST", "/url", { url }),
    /** Runs a script in the page that is open. */
    load: (script: string) => at("POST", "/execute/sync", { script: `${script}; return null`, args: [] }),
    reload: () => at("POST", "/refresh", {}),
    back: () => at("POST", "/back", {}),
    path: () => run(() => location.pathname),
    isAt: (wanted: Name) =>
      until(`the path ${wanted}`, () =>
        run(
          (source: string) => new RegExp(source).test(location.pathname),
          typeof wanted === "string" ? `^${wanted}$` : wanted.source,
        ),
      ),
    heading: (wanted: Name) => find("Role", "heading", wanted),
    focus: () =>
      run(
        () =>
          `${document.activeElement?.tagName} ${document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? ""}`,
      ),
    says: (pattern: RegExp) =>
      until(`the words ${pattern}`, () =>
        run((source: string) => new RegExp(source).test(document.body.innerText), pattern.source),
      ),
    /** What the pages complained of since the last time. */
    complaints: () =>
      run(() => {
        const all = JSON.parse(window.name || "[]") as string[];
        window.name = "[]";
        return all;
      }),
    close: () => close(session),
  };
}
