import { existsSync } from "node:fs";
import path from "node:path";
import { SCREEN_PATHS } from "#app/navigation/screens.ts";
import { folders } from "#workbench/shared/titles.ts";
import { namesOf, stateName, withoutNameFaults, type Names } from "./names.ts";
import { requireOffer } from "./offer.ts";
import type { Values } from "./order.ts";
import { Refused, withEntry, type Plan } from "./plan.ts";
import { textFiles, types } from "./texts.ts";

/** A screen with one state, its stories, its texts, its path, and its page with a story of its own. */
export async function planScreen(root: string, values: Values): Promise<Plan> {
  const { place, title, state: story, name: called, back, folder, offer } = values;
  const names = namesOf(place);
  const state = stateName(story);
  const { area, name, namespace, path: address, screen, texts } = names;
  const isNew = !existsSync(path.join(root, "src/screens", area));
  const hasTexts = existsSync(path.join(root, `src/copy/de/${texts}.json`));
  if (isNew && !folder)
    throw new Refused(`There is no src/screens/${area}. For a new folder say its German title: --folder "…".`);
  if (isNew && Object.hasOwn(folders, area)) throw new Refused(`"${area}" is a folder of other things than screens.`);
  if (!isNew && folder) throw new Refused(`--folder: src/screens/${area} is there already.`);
  if (offer) requireOffer(root, offer);
  if (!Object.hasOwn(SCREEN_PATHS, back)) throw new Refused(`--back: there is no screen "${back}".`);
  if (Object.entries(SCREEN_PATHS).some(([other, at]) => other === screen || at === address))
    throw new Refused(`There is ${screen} or ${address} already.`);
  if (/[{<]/.test([title, values["title-en"], values.body, values["body-en"]].join()))
    throw new Refused("Begin with texts without values. Add them with their props.");
  const row = `"${screen}": { load: () => import("#${names.page}").then((module) => module.${name}Page), texts: ["${texts}"]${offer && `, offer: "${offer}"`} }`;
  return {
    files: {
      [names.source]: sourceOf(names, state),
      [names.stories]: withoutNameFaults(names.stories, storiesOf(names, story, called, state, back)),
      [names.page]: pageOf(names, state, back),
      [names.connected]: connectedOf(names, story, called),
      ...(await textFiles({
        [`${namespace}.title`]: { de: title, en: values["title-en"], kind: "title" },
        [`${namespace}.states.${state}`]: { de: values.body, en: values["body-en"] },
      })),
      "app/navigation/screens.ts": withEntry("SCREEN_PATHS", `"${screen}": "${address}"`),
      [names.pages]: (text) => withEntry("pages", row)(text || NO_PAGES),
      ".storybook/shared/titles.ts": (text) =>
        [
          ...(isNew ? [withEntry("folders", `"${area}": called(${JSON.stringify(folder)})`)] : []),
          ...(isNew && !hasTexts ? [withEntry("areas", `${texts}: ${JSON.stringify(folder)}`)] : []),
          withEntry("parts", `${name}Screen: called(${JSON.stringify(title)})`),
        ].reduce((changed, edit) => edit(changed), text),
      "tests/navigation/addedScreens.ts": withEntry("addedScreens", `"${screen}"`),
    },
    derived: types,
    next: `npm start    shows it under ${names.title}
npm run app  shows it at ${address}

Left to you: what it shows, where it is opened, further states; page Anleitungen/Ein Bildschirm`,
  };
}

/** A further state of a screen whose states are words: the word, what it says, its story. */
export async function planState(_root: string, values: Values): Promise<Plan> {
  const { place, state: story, name: called } = values;
  const names = namesOf(place);
  const state = stateName(story);
  const byHand = (file: string) => new Refused(`${file} was not made by npm run new: this state is written by hand.`);
  return {
    files: {
      ...(await textFiles({ [`${names.namespace}.states.${state}`]: { de: values.body, en: values["body-en"] } })),
      [names.source]: (text) => {
        const type = new RegExp(`^export type ${names.name}State =(\\s*\\|?\\s*"\\w+")+(?=;)`, "m");
        if (!type.test(text)) throw byHand(names.source);
        return text.replace(type, (words) => `${words} | "${state}"`);
      },
      [names.stories]: (text) => {
        const before = "export const OnASmallPhone =";
        if (!text.includes(before)) throw byHand(names.stories);
        const added = `export const ${story} = meta.story({ name: ${JSON.stringify(called)}, args: { state: "${state}" } });`;
        return withoutNameFaults(
          names.stories,
          text.replace(before, () => `${added}\n${before}`),
        );
      },
    },
    derived: types,
    next: `npm start    shows it under ${names.title}\nThe app shows it as soon as ${names.page} hands state="…" over.`,
  };
}

const sourceOf = ({ name, namespace }: Names, state: string) => `
import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";

/** Each has its words in \`${namespace}.states\`. */
export type ${name}State = "${state}";

export type ${name}ScreenProps = { frame: Frame; state: ${name}State };

export function ${name}Screen({ frame, state }: ${name}ScreenProps) {
  const t = useCopy("${namespace}");
  return (
    <AppShell {...frame} title={t("title")}>
      <p key={state}>{t(\`states.\${state}\`)}</p>
    </AppShell>
  );
}
`;

const storiesOf = (
  { name, path: address, source }: Names,
  story: string,
  called: string,
  state: string,
  back: string,
) => `
import { expect } from "storybook/test";
import { ${name}Screen } from "#${source}";
import { copy } from "#stories/support/copy.ts";
import { frame } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

/** Opened at \`${address}\`; without a screen it was opened from, back leads to \`${back}\`. */
const meta = preview.meta({
  component: ${name}Screen,
  args: { frame, state: "${state}" } as const,
  parameters: { layout: "fullscreen" },
});

export const ${story} = meta.story({
  name: ${JSON.stringify(called)},
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] } },
});
export const OnASmallPhone = ${story}.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

export const LeadsBack = ${story}.extend({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("shell.back") }));
    await expect(args.frame.onBack).toHaveBeenCalledTimes(1);
  },
});
`;

const pageOf = ({ name, source }: Names, state: string, back: string) => `
import { useFrame } from "#app/shell/useFrame.ts";
import { ${name}Screen } from "#${source}";

export function ${name}Page() {
  return <${name}Screen frame={useFrame("${back}")} state="${state}" />;
}
`;

const connectedOf = ({ namespace, path: address }: Names, story: string, called: string) => `
import { copy } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "${address}" } as const,
});

export const ${story} = meta.story({ name: ${JSON.stringify(called)}, play: says(copy("${namespace}.title")) });
`;

const NO_PAGES = `
import type { Pages } from "#app/shell/page.ts";

export const pages: Pages = {
};
`;
