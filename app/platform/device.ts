import { openAddress } from "#app/platform/openAddress.ts";
import { addressPart } from "#src/lib/addressPart.ts";

/** Functions of the device (APIS-25). */
export type Device = {
  copy: (text: string) => Promise<void>;
  /** `unavailable`: no share sheet, or it refused; `closed`: the user closed it. */
  share: (content: { title: string; text: string; url: string }) => Promise<"shared" | "closed" | "unavailable">;
  openMailto: (address: string) => void;
  /** In a new tab; so are calendar links from `app/platform/calendar`. */
  openExternal: (url: string) => void;
};

/** Clipboard and share sheet are missing without HTTPS and in some browsers. */
type Abilities = {
  clipboard?: Pick<Clipboard, "writeText"> | undefined;
  share?: Navigator["share"] | undefined;
  canShare?: Navigator["canShare"] | undefined;
};

/** The device of this page. `open` opens a URL in a new tab. */
export function createDevice(
  abilities: () => Abilities = () => navigator,
  open: (address: string) => void = openAddress,
): Device {
  return {
    /** Rejects if the browser denies copying. */
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
