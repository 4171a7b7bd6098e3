import { openAddress } from "#app/platform/openAddress.ts";
import { addressPart } from "#src/lib/addressPart.ts";

/** What only the device can do (APIS-25). */
export type Device = {
  copy: (text: string) => Promise<void>;
  /** `unavailable`: there is no share sheet, or it refused; `closed`: the person closed it. */
  share: (content: { title: string; text: string; url: string }) => Promise<"shared" | "closed" | "unavailable">;
  openMailto: (address: string) => void;
  /** Beside this page; so are links to a calendar, which `app/platform/calendar` writes. */
  openExternal: (url: string) => void;
};

/** As much of a browser as is needed; the clipboard and the share sheet are absent without HTTPS and in some browsers. */
type Abilities = {
  clipboard?: Pick<Clipboard, "writeText"> | undefined;
  share?: Navigator["share"] | undefined;
  canShare?: Navigator["canShare"] | undefined;
};

/** The device that this page runs on. `open` shows an address beside this page. */
export function createDevice(
  abilities: () => Abilities = () => navigator,
  open: (address: string) => void = openAddress,
): Device {
  return {
    /** Rejects where the browser does not let anybody copy. */
    async copy(text) {
      const { clipboard } = abilities();
      if (!clipboard) throw new Error("This browser has no clipboard for this page.");
      await clipboard.writeText(text);
    },
    async share(content) {
      const browser = abilities();
      if (!browser.share || browser.canShare?.(content) === false) return "unavailable";
      try {
        await browser.share(content);
        return "shared";
      } catch (reason) {
        return reason instanceof Error && reason.name === "AbortError" ? "closed" : "unavailable";
      }
    },
    openMailto: (address) => open(`mailto:${addressPart(address).replace("%40", "@")}`),
    openExternal: open,
  };
}

export const device = createDevice();
