import { expect, type within } from "storybook/test";

type Context = { canvas: Pick<ReturnType<typeof within>, "getByRole">; canvasElement: HTMLElement };

/** A failed request is told above the form; the fields, which may be right, are not marked. */
export const failsAboveForm =
  (text: RegExp) =>
  async ({ canvas, canvasElement }: Context) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(text);
    await expect(canvasElement.querySelector("[aria-invalid=true]")).toBeNull();
  };
