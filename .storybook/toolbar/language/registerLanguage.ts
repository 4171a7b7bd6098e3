import { addons } from "storybook/manager-api";
import { pageTitle } from "./pageTitle.ts";

/** What Storybook draws in English around our German words. */
const ENGLISH = "body > :not([lang], script, style)";

type Named = { title?: string; name?: string };

/**
 * The manager is a German page whose English parts say so; its title and that of the canvas are those of the sidebar. Storybook
 * writes both anew with each story. `panels`: the ids of the panels with a German tab.
 */
export function registerLanguage(panels: readonly string[]): void {
  const german = [...panels.map((id) => `[role=tab][data-key="${id}"]`), "#storybook-preview-iframe"].join();
  document.documentElement.lang = "de";
  addons.register("gangway/language", (api) => {
    const ours = () => {
      const items = Object.values(api.getGlobalTypes()).flatMap(
        ({ toolbar }) => (toolbar ? [toolbar, ...toolbar.items] : []) as Named[],
      );
      const { options = {} } = api.getCurrentParameter<{ options?: Record<string, Named> }>("viewport") ?? {};
      return new Set([...items, ...Object.values(options)].map(({ title, name }) => title ?? name));
    };
    const setLang = (selector: string, lang: string, isIncluded: (element: HTMLElement) => boolean = () => true) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter(isIncluded)
        .forEach((element) => (element.lang = lang));
    const sync = () => {
      setLang(ENGLISH, "en");
      setLang(german, "de");
      const own = ours();
      setLang("[role=toolbar] button:not([lang])", "de", ({ innerText }) => own.has(innerText.trim()));
      const entry = api.getCurrentStoryData();
      if (!entry) return;
      const title = pageTitle(entry);
      if (document.title !== title) document.title = title;
      document.querySelector("#storybook-preview-iframe")?.setAttribute("title", title);
    };
    new MutationObserver(sync).observe(document, { characterData: true, childList: true, subtree: true });
  });
}
