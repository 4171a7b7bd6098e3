import type { Store } from "#app/sandbox/store.ts";
import type { Area } from "#app/session/storage.ts";
import { memoryArea } from "../../connected/memoryArea.ts";

/**
 * What the page with the app finds at its frame: a provider and storages of its own, so that a journey shares nothing with
 * the workbench, and a page that is loaded again goes on where it was.
 */
export type Stage = {
  store: Store;
  local: Area;
  tab: Area;
  /** Path and query that the app is to begin with. */
  path: string;
  theme: "light" | "dark";
  /** While a path is played no file is saved and no other page is opened; a person's own click does both. */
  isPlaying: boolean;
  /** The page that the app runs in, as soon as it is there. */
  page: Document | null;
  /** Says that the app has begun. */
  onBegun: () => void;
  /** Another page was asked for, or this one again: begins the app anew at its address. */
  onLeave: (path: string) => void;
};

export type StageFrame = HTMLIFrameElement & { stage?: Stage };

export const createStage = (stage: Pick<Stage, "store" | "path" | "theme">): Stage => ({
  ...stage,
  local: memoryArea(),
  tab: memoryArea(),
  isPlaying: false,
  page: null,
  onBegun: () => {},
  onLeave: () => {},
});
