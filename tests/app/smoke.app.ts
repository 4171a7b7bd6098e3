import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { openApp, type OpenApp } from "./openApp.ts";

let app: OpenApp;
afterEach(() => app.close());

test("somebody who is signed in sees the dashboard with their name", async () => {
  app = await openApp({ path: "/dashboard", person: "amira" });
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent("Amira");
});
