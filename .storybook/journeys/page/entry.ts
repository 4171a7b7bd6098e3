import { idCardStream } from "#workbench/idCard.ts";
import { answerFrom } from "./answers.ts";
import type { Stage, StageFrame } from "./stage.ts";

/** Puts the stage in place of what a browser gives to every page of the site. */
function setUp({ local, tab, theme, store }: Stage): void {
  Object.defineProperty(window, "localStorage", { value: local, configurable: true });
  Object.defineProperty(window, "sessionStorage", { value: tab, configurable: true });
  Object.defineProperty(navigator, "mediaDevices", {
    value: { getUserMedia: () => Promise.resolve(idCardStream().clone()) },
    configurable: true,
  });
  document.documentElement.dataset.theme = theme;
  answerFrom(store);
}

/** A played path neither fills somebody's folder of downloads nor opens pages: such links are pressed by script only. */
function keepFilesHere(stage: Stage): void {
  const click = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "click")?.value as () => void;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (!stage.isPlaying) click.call(this);
  };
}

const { stage } = (window.frameElement ?? {}) as StageFrame;
if (!stage) document.body.textContent = "Diese Seite gehört in den Rahmen eines Weges.";
else {
  stage.page = document;
  setUp(stage);
  keepFilesHere(stage);
  history.replaceState(null, "", stage.path);
  await import("#app/main.tsx");
  stage.onBegun();
}
