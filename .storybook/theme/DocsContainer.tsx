import { DocsContainer as UsualContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import type { PropsWithChildren } from "react";
import { readThemes } from "./themes.ts";
import { useBrightness } from "./useBrightness.ts";

const themes = readThemes();

/** The frame of every page, as bright as its document: what Storybook draws and what we draw turn together. */
export function DocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  return <UsualContainer {...props} theme={themes[useBrightness()]} />;
}
