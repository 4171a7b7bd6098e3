import { expect, fn, waitFor, within } from "storybook/test";
import { IdPhotoReviewScreen } from "#src/screens/id-check/IdPhotoReviewScreen.tsx";
import { copy, copyPart } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import { idCardPhoto } from "#src/people/idCard.ts";
import preview from "#workbench/preview.tsx";

const frame = frameAt("profile");

const widePhoto = new Blob(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="400"><rect width="2400" height="400" fill="#9fb4c2"/></svg>',
  ],
  { type: "image/svg+xml" },
);

/**
 * The photo before it is sent: the user checks that everything is readable. Comes from the camera or a chosen file;
 * leads to the result after the upload, or back to the camera.
 */
const meta = preview.meta({
  component: IdPhotoReviewScreen,
  args: {
    frame,
    photo: idCardPhoto(),
    replacement: null,
    status: "reviewing",
    sent: 0,
    problem: null,
    onUse: fn(),
    onRetake: fn(),
  } as const,
  parameters: { layout: "fullscreen", state: "idCheck.capture.reviewing" },
});

export const Looking = meta.story({
  name: "Foto ansehen",
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] } },
});
export const Replacement = meta.story({ name: "Ersatzfoto ansehen", args: { replacement: { left: 1 } } });
export const WidePhoto = meta.story({ name: "Sehr breites Foto ansehen", args: { photo: widePhoto } });
export const Sending = meta.story({
  name: "Foto wird gesendet",
  args: { status: "sending", sent: 40 },
  parameters: { spec: ["VS-106"], state: "idCheck.capture.sending" },
});
export const Sent = Sending.extend({ name: "Foto ist gesendet, Antwort fehlt noch", args: { sent: 100 } });
export const UploadFailed = meta.story({
  name: "Foto nicht hochgeladen",
  args: { problem: "uploadFailed" },
  parameters: { spec: ["VS-105"] },
});
export const TooLargeForServer = meta.story({
  name: "Foto zu groß für den Server",
  args: { problem: "tooLargeForServer" },
});
export const OnASmallPhone = UploadFailed.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];

export const ShowsThePhotoAndSendsItOnAPress = meta.story({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("heading", { name: copy("idCheck.review.title") })).toBeVisible();
    const photo = canvas.getByRole<HTMLImageElement>("img", { name: copy("idCheck.review.photoAlt") });
    await waitFor(() => expect(photo.naturalWidth).toBe(720));
    await expect(canvas.getByText(copy("idCheck.review.lead"))).toBeVisible();
    await expect(args.onUse).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: copy("idCheck.review.retake") }));
    await expect(args.onRetake).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: copy("idCheck.review.use") }));
    await expect(args.onUse).toHaveBeenCalledTimes(1);
  },
});

export const SendsItOnce = Sending.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("idCheck.review.sending") }));
    await userEvent.click(canvas.getByRole("button", { name: copy("idCheck.review.retake") }));
    await expect(args.onUse).not.toHaveBeenCalled();
    await expect(args.onRetake).not.toHaveBeenCalled();
  },
});

export const KeepsThePhotoWhenItWasNotSent = UploadFailed.extend({
  tags: behaviour,
  parameters: { spec: ["VS-105"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(within(canvas.getByRole("alert")).getByText(copyPart("files.problems.uploadFailed"))).toBeVisible();
    await expect(canvas.getByRole("img", { name: copy("idCheck.review.photoAlt") })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("idCheck.review.use") }));
    await expect(args.onUse).toHaveBeenCalledTimes(1);
  },
});
