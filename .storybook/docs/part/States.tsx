import { DocsContext, Story as StoryBlock } from "@storybook/addon-docs/blocks";
import { use, useEffect, useState, type CSSProperties, type RefObject } from "react";
import { Frame } from "../sheet/Frame.tsx";
import { firstSettings, globalsOf } from "../sheet/settings.ts";
import { phone, sizeOf, statesOf, type State } from "../sheet/states.ts";
import { CARD, needsFrame, type Story } from "./cards.ts";
import { words } from "./words.ts";

type StatesProps = { stories: readonly Story[]; list: RefObject<HTMLOListElement | null>; small: number | undefined };

const nothing = () => {};

/** As large as in the product, in percent. */
const FULL = 100;

/** How large the windows in a box are drawn, in percent, measured anew with each width. */
export function useScales(box: RefObject<HTMLElement | null>): readonly number[] {
  const [scales, setScales] = useState<readonly number[]>([]);
  useEffect(() => {
    const windows = [...(box.current?.querySelectorAll<HTMLElement>(".sheet-phone") ?? [])];
    const scaleOf = (drawn: HTMLElement) =>
      Math.round(
        (FULL * drawn.getBoundingClientRect().width) / Number.parseFloat(drawn.style.getPropertyValue("--width")),
      );
    const observer = new ResizeObserver(() => setScales(windows.map(scaleOf)));
    for (const drawn of windows) observer.observe(drawn);
    return () => observer.disconnect();
  }, [box]);
  return scales;
}

export const Reduced = ({ scale = FULL }: { scale: number | undefined }) =>
  scale < FULL ? <p className="part-reduced">{words.reduced(scale)}</p> : null;

/** A state in its window. */
export function StateFrame({ story, state }: { story: Story; state: State }) {
  const { globals } = use(DocsContext).getStoryContext(story);
  const settings = firstSettings(globals, new URLSearchParams());
  return (
    <div className="part-frame">
      <Frame
        state={state}
        view={{ name: "", theme: settings.theme, globals: globalsOf(settings, globals) }}
        isFull={false}
        fits
        loadsAll
        onRendered={nothing}
      />
    </div>
  );
}

/**
 * The states as cards, each as wide as the product shows it, or as narrow as it is itself. What needs a window has one, as
 * high as its content.
 */
export function States({ stories, list, small }: StatesProps) {
  const states = statesOf(stories);
  const framed = stories.filter(needsFrame);
  const scales = useScales(list);
  const isOne = framed.length === stories.length && new Set(scales).size === 1;
  return (
    <>
      {isOne ? <Reduced scale={scales[0]} /> : null}
      <ol
        ref={list}
        className="part-states"
        data-small={small}
        style={small === undefined ? undefined : ({ "--small": `${small}px` } as CSSProperties)}
      >
        {stories.map((story, at) => {
          const state = needsFrame(story) ? states[at] : undefined;
          return (
            <li
              key={story.id}
              {...{ [CARD]: story.id }}
              data-name={story.name}
              data-focused={story.initialArgs["autoFocus"] === true || undefined}
              data-wide={(state && sizeOf(story).width > phone.width) || undefined}
            >
              <h3 className="part-name" lang="de">
                <a href={`./?path=/story/${story.id}`} target="_top">
                  {story.name}
                </a>
              </h3>
              {state ? (
                <div>
                  <StateFrame story={story} state={state} />
                  {isOne ? null : <Reduced scale={scales[framed.indexOf(story)]} />}
                </div>
              ) : (
                <div className="part-card">
                  <StoryBlock of={story.moduleExport} __forceInitialArgs />
                </div>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
