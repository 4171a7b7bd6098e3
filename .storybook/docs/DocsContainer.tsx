import { DocsContainer as UsualContainer, DocsContext, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import type { PropsWithChildren } from "react";
import { Contents } from "#workbench/docs/Contents.tsx";
import { readThemes } from "../shared/theme/themes.ts";
import { useBrightness } from "./useBrightness.ts";

const themes = readThemes();

/** Storybook's frame calls a page what `docs.lang` says of the comments in its code, unless the page has no component. */
const germanPage = (context: DocsContainerProps["context"]) =>
  Object.create(context, {
    projectAnnotations: { value: { parameters: { docs: { lang: "de" } } } },
    resolveOf: {
      value() {
        throw new Error("The frame of a page has no component.");
      },
    },
  }) as typeof context;

/** The frame of every page: German, and in the theme of its document, like the content. */
export function DocsContainer({ context, children, ...props }: PropsWithChildren<DocsContainerProps>) {
  return (
    <UsualContainer {...props} context={germanPage(context)} theme={themes[useBrightness()]}>
      <Contents />
      <DocsContext value={context}>{children}</DocsContext>
    </UsualContainer>
  );
}
