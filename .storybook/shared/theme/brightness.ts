export type Brightness = "light" | "dark";

/** What the toolbar offers; without a choice the device decides. */
export const AS_DEVICE = "device";

const device = () => window.matchMedia("(prefers-color-scheme: dark)");

/** How bright something is under a choice of the toolbar (`globals.theme`). */
export function brightnessOf(choice: unknown): Brightness {
  if (choice === "light" || choice === "dark") return choice;
  return device().matches ? "dark" : "light";
}

/** Calls back whenever the device turns light or dark; the answer ends it. */
export function onDeviceChange(notify: () => void): () => void {
  const now = device();
  now.addEventListener("change", notify);
  return () => now.removeEventListener("change", notify);
}
