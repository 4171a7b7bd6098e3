import type { Page } from "@playwright/test";
import { withExif } from "../app/photos.ts";

/** A JPEG of 960 × 480 with what a phone writes into it. */
export async function phonePhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 960, height: 480 });
    const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
    for (let at = 0; at < 24; at++) {
      pen.fillStyle = `hsl(${at * 15} 80% 50%)`;
      pen.fillRect(at * 40, (at % 5) * 80, 40, 240);
    }
    return canvas.toDataURL("image/jpeg", 0.95);
  });
  return Buffer.from(withExif(Buffer.from(address.split(",")[1] ?? "", "base64"), 1));
}
