import path from "node:path";
import { expect, test as base } from "@playwright/test";
import { Builder, By, type WebDriver, type WebElement } from "selenium-webdriver";
import { people, type PersonId } from "../../src/people/people.ts";
import { Provider } from "../journeys/journey.ts";
import { ports } from "../ports.ts";

type Session = { accessToken: string; refreshToken: string; user: object };

const FIND_WITHIN_MS = 10_000;

/** The built app in WebKitGTK, over WebDriver. */
export class WebKit {
  readonly driver: WebDriver;
  readonly origin: string;

  constructor(driver: WebDriver, origin: string) {
    this.driver = driver;
    this.origin = origin;
  }

  open = (place: string, origin = this.origin) => this.driver.get(origin + place);

  /** A page that is being left or not parsed yet has nothing to find. */
  find = (locator: By) =>
    this.driver.wait<WebElement>(
      () => this.driver.findElement(locator).catch(() => null),
      FIND_WITHIN_MS,
      String(locator),
    );
  heading = (name: string) => this.find(By.xpath(`//h1[normalize-space()="${name}"]`));
  field = (label: string) =>
    this.find(By.xpath(`//input[@id=//label[starts-with(normalize-space(), "${label}")]/@for]`));
  path = async () => new URL(await this.driver.getCurrentUrl()).pathname;
  isAt = (place: string) => expect.poll(this.path).toBe(place);
  reads = (text: string) => expect.poll(() => this.run(() => document.body.innerText)).toContain(text);

  run = <Args extends unknown[], Value>(script: (...args: Args) => Value, ...args: Args) =>
    this.driver.executeScript<Value>(script, ...args);

  /** A real press in the middle of an element, as soon as it stands still and nothing lies over it. */
  async click(element: WebElement) {
    let top: number | null = null;
    const isStill = async () => {
      const before = top;
      top = await this.run((target) => {
        const node = target as unknown as HTMLElement;
        node.scrollIntoView({ block: "center", behavior: "instant" });
        const { x, y, width, height } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? y : null;
      }, element);
      return top !== null && top === before;
    };
    await expect.poll(isStill).toBe(true);
    await this.driver.actions({ async: true }).move({ origin: element }).press().release().perform();
  }
  press = async (name: string, tag = "button") =>
    this.click(await this.find(By.xpath(`//${tag}[normalize-space()="${name}"]`)));
  type = (...keys: string[]) =>
    this.driver
      .switchTo()
      .activeElement()
      .sendKeys(...keys);
  async fill(label: string, text: string) {
    const field = await this.field(label);
    await this.click(field);
    await this.run((target) => (target as unknown as HTMLInputElement).select(), field);
    await this.type(text);
  }

  async signIn(id: PersonId, place: string) {
    const body = JSON.stringify({ extraId: people[id].extraId });
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${this.origin}/outbox/api/session`, { method: "POST", headers, body });
    const { session } = (await answer.json()) as { session: Session };
    await this.open("/outbox/api/log");
    await this.run(({ accessToken, refreshToken, user }: Session) => {
      localStorage.setItem("session", `${crypto.randomUUID()}.0`);
      localStorage.setItem("refreshToken", refreshToken);
      localStorage.setItem("accessToken", accessToken);
      localStorage.setItem("currentUser", JSON.stringify(user));
    }, session);
    await this.open(place);
  }
}

/** What a page may report that is left while it loads, and Chromium, too, of a list of rows with unknown heights. */
const isHarmless = (line: string) => /Importing a module script failed|ResizeObserver loop completed/.test(line);

/** Each test has a window of its own and fails on script errors, console lines and policy violations. */
export const test = base.extend<{ provider: Provider; web: WebKit; loads: "normal" | "none" }>({
  /** Whether commands wait for a page that is loading. */
  loads: ["normal", { option: true }],
  provider: async ({ request }, run) => {
    const provider = new Provider({ request, pages: () => [] }, "");
    await provider.reset();
    await run(provider);
  },
  web: async ({ loads, baseURL, provider: _ }, run) => {
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${ports.webDriver}`)
      .withCapabilities({
        browserName: "MiniBrowser",
        pageLoadStrategy: loads,
        "webkitgtk:browserOptions": { binary: path.join(import.meta.dirname, "window"), args: [] },
      })
      .build();
    const web = new WebKit(driver, baseURL ?? "");
    try {
      await run(web);
      const complaints = JSON.parse((await web.run(() => window.name)) || "[]") as string[];
      expect(complaints.filter((line) => !isHarmless(line))).toEqual([]);
    } finally {
      await driver.quit();
    }
  },
});

export { expect };
