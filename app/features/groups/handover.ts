import { createHeld } from "#app/platform/held.ts";
import type { Device } from "#app/platform/device.ts";
import { COPY_CONFIRMATION_MS } from "#src/model/limits.ts";
import type { Handover } from "#src/screens/groups/handover.ts";

export type SharePayload = { title: string; text: string; url: string };

/** The page on which a group number is filled in already (D-103). */
export const joinLink = (joinPage: string, groupNumber: string): string =>
  `${joinPage}?code=${encodeURIComponent(groupNumber)}`;

/** What the share sheet is given: title, text and link (GRP-48). */
export const sharePayload = (
  words: { title: string; text: string },
  joinPage: string,
  groupNumber: string,
): SharePayload => ({ ...words, url: joinLink(joinPage, groupNumber) });

/** Hands out the number, and says for 2 seconds that it is copied (GRP-49). */
export function createHandover(device: Pick<Device, "copy" | "share">) {
  const view = createHeld<Handover | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSharing = false;

  function show(handover: Handover): void {
    clearTimeout(timer);
    view.set(handover);
    if (handover.outcome === "copied") timer = setTimeout(() => view.set(null), COPY_CONFIRMATION_MS);
  }

  const copy = (text: string, by: Handover["by"] = "copy"): Promise<void> =>
    device.copy(text).then(
      () => show({ by, outcome: "copied" }),
      () => show({ by, outcome: "failed" }),
    );

  return {
    getView: view.get,
    subscribe: view.subscribe,
    copy,
    /** Without a share sheet the words and the link are copied. A second sheet is never asked for. */
    async share(content: SharePayload, by: Handover["by"]): Promise<void> {
      if (isSharing) return;
      isSharing = true;
      view.set(null);
      const outcome = await device.share(content);
      isSharing = false;
      if (outcome === "unavailable") await copy(`${content.text}\n${content.url}`, by);
    },
    /** The screen is there. Returns what to call when it leaves. */
    enter: () => () => clearTimeout(timer),
  };
}
