import { idCardStream } from "#src/people/idCard.ts";
import { JOURNEY_PAGE } from "./address.ts";
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

/** The addresses of the app are no files of the workbench: a reload, or a link to another page, begins the app anew there. */
function stayHere(stage: Stage): void {
  window.navigation?.addEventListener("navigate", (event) => {
    const { origin, pathname, search } = new URL(event.destination.url);
    const isOwn = origin === location.origin && event.downloadRequest === null && !event.hashChange;
    if (!isOwn || event.destination.sameDocument || pathname.endsWith(JOURNEY_PAGE) || !event.cancelable) return;
    event.preventDefault();
    stage.onLeave(pathname + search);
  });
}

const { stage } = (window.frameElement ?? {}) as StageFrame;
if (!stage) document.body.textContent = "Diese Seite gehört in den Rahmen eines Weges.";
else {
  stage.page = document;
  setUp(stage);
  keepFilesHere(stage);
  stayHere(stage);
  history.replaceState(null, "", stage.path);
  await import("#app/main.tsx");
  stage.onBegun();
}
