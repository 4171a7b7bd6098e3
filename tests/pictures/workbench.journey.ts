import path from "node:path";
import { DeskPage, expect, test } from "../workbench/deskPage.ts";
import { folder, settle } from "./picture.ts";
import { ports } from "../ports.ts";

test.use({ viewport: { width: 1600, height: 1040 } });

test("a state in the workbench, with its texts", async ({ page }) => {
  const desk = new DeskPage(page);
  await desk.openAt(`http://127.0.0.1:${ports.workbench}/?path=/story/screens-auth-codeverificationscreen--wrong-code`);
  await expect(desk.canvas.getByRole("heading", { level: 1 })).toBeVisible();
  await settle(page);
  await page.screenshot({ path: path.join(folder, "state.png"), animations: "disabled" });
});
