/** What a story showed in one engine. */
export type Shown = { id: string; how: string; text: string; over: number; violations: string[] };

type Channel = {
  on: (name: string, hear: (told: unknown) => void) => void;
  off: (name: string, hear: (told: unknown) => void) => void;
  emit: (name: string, data: object) => void;
};
type Axe = { run: (place: Element, options: object) => Promise<{ violations: { id: string }[] }> };

type Preview = { currentRender?: { phase?: string } };
type Page = { __STORYBOOK_ADDONS_CHANNEL__: Channel; __STORYBOOK_PREVIEW__: Preview; axe: Axe };

/** Runs in the page of the workbench, in every engine alike: draws one story after the other and says what is there. */
export async function showStories(ids: readonly string[]): Promise<Shown[]> {
  const page = globalThis as unknown as Partial<Page>;
  const phase = ({ __STORYBOOK_PREVIEW__: preview }: Partial<Page>) => preview?.currentRender?.phase ?? "";
  // Storybook loads the page anew when a story is left whose play still runs, which takes this script with it.
  const isOver = () => ["finished", "errored", "aborted"].includes(phase(page));
  for (let looks = 0; looks < 150 && !isOver(); looks++) await new Promise((resolve) => setTimeout(resolve, 100));
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, axe } = page as Page;
  const textNow = () => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    // A notice passes, and what it says to a screen reader beside it: whether they are still there, and of several failures
    // which came first, is a matter of speed.
    const passing = '[data-tone], :scope > [role="status"]';
    for (const one of copy.querySelectorAll(`select, script, style, template, ${passing}`)) one.remove();
    return (copy.textContent ?? "").replace(/\s+/g, " ");
  };
  /** What is said once it stays the same for a quarter of a second: some stories wait for an answer. */
  const settled = async () => {
    let text = textNow();
    for (let still = 0, looks = 0; still < 3 && looks < 60; looks++) {
      await new Promise((resolve) => setTimeout(resolve, 80));
      const next = textNow();
      still = next === text ? still + 1 : 0;
      text = next;
    }
    return text;
  };
  const shown: Shown[] = [];
  for (const id of ids) {
    const how = await new Promise<string>((resolve) => {
      const ends = {
        storyRendered: "",
        storyThrewException: "threw",
        storyErrored: "failed",
        storyMissing: "missing",
        playFunctionThrewException: "its play threw",
      };
      const heard = Object.entries(ends).map(([name, end]) => {
        const hear = (told: unknown) => {
          if (name !== "storyRendered" || told === id) finish(end);
        };
        channel.on(name, hear);
        return [name, hear] as const;
      });
      const timer = setTimeout(() => finish("not drawn in time"), 15_000);
      const finish = (end: string) => {
        clearTimeout(timer);
        for (const [name, hear] of heard) channel.off(name, hear);
        resolve(end);
      };
      channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
    });
    await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, 500))]);
    const { scrollWidth, clientWidth } = document.documentElement;
    const said = await settled();
    const { violations } = await axe.run(document.body, {
      resultTypes: ["violations"],
      rules: {
        region: { enabled: false },
        "page-has-heading-one": { enabled: false },
        "landmark-one-main": { enabled: false },
      },
    });
    shown.push({
      id,
      how,
      text: said,
      over: scrollWidth - clientWidth,
      violations: violations.map((one) => one.id),
    });
  }
  return shown;
}
