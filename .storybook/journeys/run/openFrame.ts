import { JOURNEY_PAGE } from "../page/address.ts";
import type { Stage, StageFrame } from "../page/stage.ts";
import { words } from "../words.ts";
import { untilLoaded } from "./untilLoaded.ts";

export type AppFrame = ReturnType<typeof openFrame>;

/** Puts the page with the whole app into a box. `open` begins it anew at a path, with what it has kept. */
export function openFrame(box: HTMLElement, stage: Stage) {
  const frame: StageFrame = document.createElement("iframe");
  frame.title = words.frame;
  frame.stage = stage;
  let begun: (() => void)[] = [];
  stage.onBegun = () => {
    begun.forEach((done) => done());
    begun = [];
  };

  const load = async (path: string): Promise<void> => {
    stage.path = path;
    const isThere = new Promise<void>((done) => begun.push(done));
    frame.src = `./${JOURNEY_PAGE}?${crypto.randomUUID()}`;
    await isThere;
    await untilLoaded(() => stage.page);
  };

  stage.onLeave = (path) => void load(path);
  // A browser that does not say that a page is left has asked the workbench for an address that only the app knows.
  frame.addEventListener("load", () => {
    const page = frame.contentDocument;
    if (stage.page !== page) void load(page ? page.location.pathname + page.location.search : stage.path);
  });
  box.append(frame);
  return { load, page: () => stage.page, close: () => frame.remove() };
}
