import { lazy, Suspense, type ComponentProps } from "react";
import { definePreviewAddon } from "../shared/storybook/previewAddon.ts";
import { steadyRenderer } from "../shared/storybook/steadyRenderer.ts";
import { elementProps } from "./sheet/elementProps.ts";

const DocsContainer = lazy(() => import("./DocsContainer.tsx").then((module) => ({ default: module.DocsContainer })));
const DocsPage = lazy(() => import("./sheet/DocsPage.tsx").then((module) => ({ default: module.DocsPage })));

const container = (props: ComponentProps<typeof DocsContainer>) => (
  <Suspense fallback={null}>
    <DocsContainer {...props} />
  </Suspense>
);

/** The page of a component. */
const page = () => (
  <Suspense fallback={null}>
    <DocsPage />
  </Suspense>
);

/** Written pages follow the toolbar by themselves; only the page of a component is rendered again with each global. */
const renderer = steadyRenderer((shown) => shown !== page);

/** Frame and content of the docs pages. Every component has its page of states without being registered. */
export const docsAddon = () =>
  definePreviewAddon({
    // The language of comments on components and props; the pages around them are German.
    // The code of a state is in its panel.
    parameters: {
      docs: { container, page, renderer, lang: "en", canvas: { sourceState: "none" } },
      // A build gives functions names of its own.
      jsx: { functionValue: () => "() => {}" },
    },
    argTypesEnhancers: [elementProps],
  });
