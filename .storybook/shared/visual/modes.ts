type Mode = { viewport?: { width: number; height: number }; theme?: "dark"; forcedColors?: "active" };

/** What a story is photographed at when it asks for nothing; it may name a viewport of its own in `globals`. */
export const phone: { width: number; height: number } = { width: 390, height: 844 };

/** Further ways to look at a story that asks for them in `parameters.visual`. One list for our camera and for Chromatic. */
export const modes = {
  small: { viewport: { width: 320, height: 568 } },
  desktop: { viewport: { width: 1280, height: 800 } },
  dark: { theme: "dark" },
  forced: { forcedColors: "active" },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;
