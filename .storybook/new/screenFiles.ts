import type { Names } from "./names.ts";

/** A screen with its first state. */
export const sourceOf = ({ component, name, namespace }: Names, state: string) => `
import { useCopy } from "#src/copy/useCopy.tsx";
import { AppShell, type Frame } from "#src/patterns/AppShell.tsx";

/** Each has its words in \`${namespace}.states\`. */
export type ${name}State = "${state}";

export type ${component}Props = { frame: Frame; state: ${name}State };

export function ${component}({ frame, state }: ${component}Props) {
  const t = useCopy("${namespace}");
  return (
    <AppShell {...frame} title={t("title")}>
      <p key={state}>{t(\`states.\${state}\`)}</p>
    </AppShell>
  );
}
`;

/** Its first state, on a small phone, too, and that it leads back. */
export const storiesOf = (
  { area, component, path }: Names,
  story: string,
  called: string,
  state: string,
  back: string,
) => `
import { expect } from "storybook/test";
import { ${component} } from "#src/screens/${area}/${component}.tsx";
import { copy } from "#stories/support/copy.ts";
import { frame } from "#stories/support/frame.ts";
import preview from "#workbench/preview.tsx";

/** Opened at \`${path}\`; without a screen it was opened from, back leads to \`${back}\`. */
const meta = preview.meta({
  component: ${component},
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

/** A further state of it. */
export const storyOf = (story: string, called: string, state: string) =>
  `export const ${story} = meta.story({ name: ${JSON.stringify(called)}, args: { state: "${state}" } });`;

/** What shows it in the app, in its first state. */
export const connectorOf = ({ area, component, name }: Names, state: string, back: string) => `
import { useFrame } from "#app/shell/useFrame.ts";
import { ${component} } from "#src/screens/${area}/${component}.tsx";

export function ${name}Page() {
  return <${component} frame={useFrame("${back}")} state="${state}" />;
}
`;

/** The connector itself, over the stand-in provider. */
export const runOf = ({ namespace, path }: Names, story: string, called: string) => `
import { copy } from "#stories/support/copy.ts";
import { connectedStory, says } from "#workbench/connected/connectedStory.tsx";
import preview from "#workbench/preview.tsx";

const meta = preview.meta({
  ...connectedStory,
  tags: ["connected", "!autodocs"],
  args: { person: "amira", path: "${path}" } as const,
});

export const ${story} = meta.story({ name: ${JSON.stringify(called)}, play: says(copy("${namespace}.title")) });
`;

/** The file of a feature that has no pages yet. */
export const NO_ROWS = `
import type { Pages } from "#app/shell/page.ts";

export const pages: Pages = {};
`;

/** What its feature says of it to the router. */
export const rowOf = ({ feature, copyArea, name, screen }: Names) =>
  `"${screen}": {
    load: () => import("#app/features/${feature}/${name}Page.tsx").then((module) => module.${name}Page),
    texts: ["${copyArea}"],
  }`;

/** That it is reached, by whom, and that there is something to show. */
export const testOf = ({ path, screen }: Names) => `
import { expect, test } from "vitest";
import { pages } from "#app/router/pages.ts";
import { resolveScreen } from "#app/router/guard.ts";
import { screenForPath } from "#app/navigation/screenForPath.ts";
import { pathForScreen } from "#app/navigation/screens.ts";

test("${screen} is at ${path}, both ways, and has a connector", () => {
  expect(pathForScreen("${screen}")).toBe("${path}");
  expect(screenForPath("${path}")).toBe("${screen}");
  expect(pages["${screen}"]).toBeDefined();
});

test("${screen} is shown to whoever is signed in, a visitor signs in first", () => {
  expect(resolveScreen("${screen}", { isSignedIn: true })).toBe("${screen}");
  expect(resolveScreen("${screen}", { isSignedIn: false })).toBe("auth-sign-in");
});
`;
