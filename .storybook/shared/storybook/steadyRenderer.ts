import type { DocsRenderer } from "@storybook/addon-docs";

type Usual = Pick<DocsRenderer<never>, "render" | "unmount">;

/**
 * Storybook draws a page from nothing with each global that changes, and with it goes whatever somebody typed, filtered and
 * read there. `isSteady` tells pages that need no such thing: they are drawn once.
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
