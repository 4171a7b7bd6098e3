import type { Page } from "@playwright/test";
import { withExif } from "../app/photos.ts";

/** A JPEG of 240 × 120 with what a phone writes into it. */
export async function phonePhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 240, height: 120 });
    const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
    for (let at = 0; at < 24; at++) {
      pen.fillStyle = `hsl(${at * 15} 80% 50%)`;
      pen.fillRect(at * 10, (at % 5) * 20, 10, 60);
    }
    return canvas.toDataURL("image/jpeg", 0.95);
  });
  return Buffer.from(withExif(Buffer.from(address.split(",")[1] ?? "", "base64"), 1));
}
