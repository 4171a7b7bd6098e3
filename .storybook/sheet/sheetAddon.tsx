import { lazy, Suspense } from "react";
import { definePreviewAddon } from "../experimental/previewAddon.ts";
import { drawnProps } from "./drawnProps.ts";

const DocsPage = lazy(() => import("./DocsPage.tsx").then((module) => ({ default: module.DocsPage })));

/** The page of a component. */
export const componentPage = () => (
  <Suspense fallback={null}>
    <DocsPage />
  </Suspense>
);

/** Gives every screen its page of states; nothing is to be registered for a new screen. */
export const sheetAddon = () =>
  definePreviewAddon({ parameters: { docs: { page: componentPage } }, argTypesEnhancers: [drawnProps] });
