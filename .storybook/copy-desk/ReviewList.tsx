import * as React from "react";
import { useStorybookApi } from "storybook/manager-api";
import { nameOfPart, pathTitle } from "../shared/titles.ts";
import { Key } from "../shared/tables/Key.tsx";
import { locales, wordingsOf } from "./EditedText.tsx";
import { KEY_PARAM, type KeyFacts } from "./events.ts";
import { Review } from "./parts.ts";
import { draftedKeys } from "./drafted.ts";
import { isAllOwn, proposed, unchangedBeside, type ProposedText, type Stage } from "./proposal.ts";
import { ReviewLine } from "./ReviewLine.tsx";
import { screenOf } from "./status.ts";
import { StatusPicker } from "./StatusPicker.tsx";
import { Untaken } from "./Untaken.tsx";
import type { Desk } from "./useDesk.ts";
import { useSome } from "./useSome.tsx";
import { Wording } from "./Wording.tsx";
import { words } from "./words.ts";

export type ReviewListProps = { desk: Desk; title: React.Ref<HTMLHeadingElement> };

/** The proposal text by text: before and after, where it is shown; of one that came with a link what is decided and why. */
export function ReviewList({ desk, title }: ReviewListProps): React.ReactNode {
  const { fitting: lines, applied } = desk;
  const id = React.useId();
  const keys = draftedKeys({ ...desk, proposal: lines });
  const proposedKeys = new Set(lines.map(({ key }) => key));
  const { some, more } = useSome(keys);
  const isOwn = isAllOwn(lines);
  if (keys.length === 0) return null;
  const count = (stage: Stage) => lines.filter((line) => line.stage === stage).length;
  return (
    <Review aria-labelledby={id}>
      <h2 ref={title} id={id} tabIndex={-1}>
        {lines.length === 0 ? words.review.drafts : isOwn ? words.review.own : words.review.title}
      </h2>
      {lines.length === 0 ? null : <p>{words.shared(lines.length, proposedKeys.size)}</p>}
      {isOwn ? null : <p>{words.review.counts(count("accepted"), count("declined"), count("open"), count("draft"))}</p>}
      {count("draft") === 0 ? null : <p className="quiet">{words.review.isOwn}</p>}
      <ol>
        {some.map((key) => (
          <ReviewedText
            key={key}
            desk={desk}
            textKey={key}
            lines={lines.filter((line) => line.key === key)}
            keyFacts={applied.keyFacts[key]}
          />
        ))}
      </ol>
      {more}
    </Review>
  );
}

type ReviewedTextProps = {
  desk: Desk;
  textKey: string;
  lines: readonly ProposedText[];
  keyFacts: KeyFacts | undefined;
};

function ReviewedText({ desk, textKey, lines, keyFacts }: ReviewedTextProps): React.ReactNode {
  if (!keyFacts) return null;
  const unchanged = unchangedBeside(lines, textKey);
  const wordings = wordingsOf(desk, textKey, keyFacts.texts);
  const story = lines.find((line) => line.story !== "")?.story ?? keyFacts.places[0]?.story;
  const name = <Key name={textKey} />;
  return (
    <li data-reviewed={textKey}>
      <h3>
        {story === undefined ? (
          name
        ) : (
          <StateLink desk={desk} story={story} textKey={textKey}>
            {name}
          </StateLink>
        )}
      </h3>
      <States desk={desk} textKey={textKey} lines={lines} places={keyFacts.places} />
      {lines.map((line) => (
        <ReviewLine
          key={`${line.locale} ${line.stage === "draft"}`}
          desk={desk}
          line={line}
          before={keyFacts.texts[line.locale]}
          german={wordings.de}
        />
      ))}
      {locales.map((locale) => (
        <Untaken key={locale} text={proposed(desk.untaken, locale, textKey)?.text} locale={locale} />
      ))}
      {unchanged ? (
        <p>
          {words.unchanged(words.languages[unchanged])}{" "}
          <q lang={unchanged}>
            <Wording text={keyFacts.texts[unchanged]} />
          </q>
        </p>
      ) : null}
      <StatusPicker desk={desk} textKey={textKey} texts={wordings} />
    </li>
  );
}

type StatesProps = { desk: Desk; textKey: string; lines: readonly ProposedText[]; places: KeyFacts["places"] };

/** The states in which the text was rewritten, by name, and the other screens that can show it. */
function States({ desk, textKey, lines, places }: StatesProps): React.ReactNode {
  const api = useStorybookApi();
  const rewritten = [...new Set(lines.map(({ story }) => story))].flatMap((story) => {
    const entry = api.resolveStory(story);
    return entry && "title" in entry ? [{ story, name: `${partOf(entry.title)}: ${entry.name}` }] : [];
  });
  const others = places
    .filter((place) => !rewritten.some(({ story }) => screenOf(story) === screenOf(place.story)))
    .map(({ title, story }) => ({ story, name: pathTitle(title) }));
  const states = [...rewritten, ...others];
  if (states.length === 0) return null;
  return (
    <p>
      {words.review.shownIn}:{" "}
      {states.map(({ story, name }, at) => (
        <React.Fragment key={story}>
          {at === 0 ? null : ", "}
          <StateLink desk={desk} story={story} textKey={textKey}>
            {name}
          </StateLink>
        </React.Fragment>
      ))}
    </p>
  );
}

type StateLinkProps = { desk: Desk; story: string; textKey: string; children: React.ReactNode };

/** Leads to the state, at the text. */
function StateLink({ desk, story, textKey, children }: StateLinkProps) {
  const api = useStorybookApi();
  return (
    <a
      href={api.getStoryHrefs(story, { queryParams: { [KEY_PARAM]: textKey } }).managerHref}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        desk.goTo(story, textKey);
      }}
    >
      {children}
    </a>
  );
}

const partOf = (title: string) => nameOfPart(title.slice(title.lastIndexOf("/") + 1));
