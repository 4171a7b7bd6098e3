import type { DocsRenderer } from "@storybook/addon-docs";

type Usual = Pick<DocsRenderer<never>, "render" | "unmount">;

/**
 * Storybook remounts a page with each global that changes, which loses input, filters and the scroll position. Pages for
 * which `isSteady` is true are rendered once.
 */
export const steadyRenderer = (isSteady: (page: unknown) => boolean) => async (): Promise<Usual> => {
  const { DocsRenderer } = await import("@storybook/addon-docs");
  const usual: Usual = new DocsRenderer();
  let isRendered = false;
  return {
    unmount: usual.unmount,
    async render(context, parameters, element) {
      if (isRendered && isSteady(parameters.page)) return;
      isRendered = true;
      await usual.render(context, parameters, element);
    },
  };
};
