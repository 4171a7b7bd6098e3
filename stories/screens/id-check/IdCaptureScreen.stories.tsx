import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { IdCaptureScreen, type IdCaptureScreenProps } from "#src/screens/id-check/IdCaptureScreen.tsx";
import type { CameraView } from "#src/screens/id-check/Viewfinder.tsx";
import { copy, copyPart, de } from "#stories/support/copy.ts";
import { frameAt } from "#stories/support/frame.ts";
import { idCardStream } from "#src/people/idCard.ts";
import preview from "#workbench/preview.tsx";

const frame = frameAt("profile");

const stream = idCardStream();
const unavailable = (reason: "denied" | "none" | "busy" | "muted"): CameraView => ({ kind: "unavailable", reason });

/**
 * Second step of the ID check, and each replacement: a photo of the document, by the camera in the page, the camera app
 * of the phone or a file. Comes from the data or from the result; leads to the review of the photo.
 */
const meta = preview.meta({
  component: IdCaptureScreen,
  args: {
    frame,
    camera: { kind: "live", stream, torch: null } as CameraView,
    replacement: null,
    status: "ready",
    problem: null,
    onCapture: fn(),
    onFileChoose: fn(),
    onStartCamera: fn(),
    onTorchChange: fn(),
    onRetryCamera: fn(),
  } as const,
  parameters: { layout: "fullscreen", state: "idCheck.capture.ready" },
});

export const Live = meta.story({
  name: "Kamera bereit",
  parameters: { visual: { modes: ["small", "desktop", "dark", "forced"] }, spec: ["VS-102", "IDC-14", "IDC-15"] },
});
export const CameraOff = meta.story({
  name: "Kamera noch aus",
  args: { camera: { kind: "off" } },
  parameters: { spec: ["D-109"] },
});
export const Starting = meta.story({ name: "Kamera startet", args: { camera: { kind: "starting" } } });
export const WithLight = meta.story({
  name: "Kamera mit Licht, ausgeschaltet",
  args: { camera: { kind: "live", stream, torch: false } },
});
export const LightOn = meta.story({
  name: "Kamera mit Licht, eingeschaltet",
  args: { camera: { kind: "live", stream, torch: true } },
});
export const ReplacementTwoLeft = meta.story({
  name: "Ersatzfoto, noch 2 möglich",
  args: { replacement: { left: 2 } },
  parameters: { spec: ["VS-103"], state: "idCheck.capture.ready" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(copyPart("idCheck.capture.replacement", { left: 2 }))).toBeVisible();
  },
});
export const ReplacementOneLeft = meta.story({
  name: "Ersatzfoto, noch 1 möglich",
  args: { replacement: { left: 1 } },
  parameters: { spec: ["VS-103"] },
});
export const CameraDenied = meta.story({
  name: "Kein Zugriff auf die Kamera",
  args: { camera: unavailable("denied") },
  parameters: { spec: ["VS-104", "D-20"] },
});
export const NoCamera = meta.story({
  name: "Keine Kamera gefunden",
  args: { camera: unavailable("none") },
  parameters: { spec: ["VS-104"] },
});
export const CameraBusy = meta.story({
  name: "Kamera gerade belegt",
  args: { camera: unavailable("busy") },
  parameters: { spec: ["VS-104"] },
});
export const CameraMuted = meta.story({
  name: "Kamera zeigt kein Bild",
  args: { camera: unavailable("muted") },
  parameters: { spec: ["VS-104", "U4"] },
});
export const TooDark = meta.story({ name: "Foto zu dunkel", args: { problem: "tooDark" } });
export const Blank = meta.story({ name: "Auf dem Foto ist nichts", args: { problem: "blank" } });
export const TooSmall = meta.story({ name: "Foto zu klein", args: { problem: "tooSmall" } });
export const WrongFormat = meta.story({
  name: "Falsches Dateiformat",
  args: { problem: "invalidFormat" },
  parameters: { spec: ["VS-105", "IDC-18"] },
});
export const TooLarge = meta.story({
  name: "Foto zu groß",
  args: { problem: "tooLarge" },
  parameters: { spec: ["VS-105", "IDC-19"] },
});
export const NothingInTheFile = meta.story({ name: "Datei ohne Inhalt", args: { problem: "uploadFailed" } });
export const TooManyPixels = meta.story({ name: "Foto mit zu vielen Bildpunkten", args: { problem: "tooManyPixels" } });
export const Unreadable = meta.story({ name: "Foto nicht lesbar", args: { problem: "unreadable" } });
export const Preparing = meta.story({
  name: "Foto wird vorbereitet",
  args: { status: "preparing" },
  parameters: { spec: ["VS-106"], state: "idCheck.capture.taking" },
});
export const PreparingAFile = meta.story({
  name: "Foto als Datei wird vorbereitet",
  args: { camera: unavailable("denied"), status: "preparing" },
  parameters: { state: "idCheck.capture.taking" },
});
export const PreparingAFileWithoutCamera = meta.story({
  name: "Foto wird vorbereitet, ohne Kamera",
  args: { camera: unavailable("none"), status: "preparing" },
});
export const OnASmallPhone = TooDark.extend({
  name: "Auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});
export const DeniedOnASmallPhone = CameraDenied.extend({
  name: "Kein Zugriff, auf kleinem Handy",
  globals: { viewport: { value: "small", isRotated: false } },
});

const behaviour = ["behaviour", "!autodocs"];

export const TurnsTheCameraOnWithAPress = CameraOff.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(copy("idCheck.capture.camera.off.body"))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("idCheck.capture.camera.off.start") }));
    await expect(args.onStartCamera).toHaveBeenCalledTimes(1);
    await expect(args.onCapture).not.toHaveBeenCalled();
  },
});

export const HandsOverThePictureOfThisMoment = meta.story({
  tags: behaviour,
  parameters: { spec: ["IDC-15"] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const video = canvasElement.querySelector("video") as HTMLVideoElement;
    await waitFor(() => expect(video.videoWidth).toBe(720));
    await expect(canvas.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
      de("idCheck.capture.camera.ready"),
    );
    await userEvent.click(canvas.getByRole("button", { name: copy("idCheck.capture.take") }));
    await waitFor(() => expect(args.onCapture).toHaveBeenCalledTimes(1));
    await expect(args.onCapture).toHaveBeenCalledWith(video);
  },
});

const jpeg = (name: string) => new File(["x"], name, { type: "image/jpeg" });

/** The file input that a button opens. */
async function chooserOf(press: () => Promise<void>): Promise<HTMLInputElement> {
  const opened = new Promise<HTMLInputElement>((resolve) => {
    const catchInput = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      document.removeEventListener("click", catchInput);
      resolve(target);
    };
    document.addEventListener("click", catchInput);
  });
  await press();
  return opened;
}

export const HandsOverAFile = meta.story({
  tags: behaviour,
  parameters: { spec: ["VS-102", "D-20"] },
  play: async ({ canvas, userEvent, args }) => {
    const choose = canvas.getByRole("button", { name: copy("idCheck.capture.choose") });
    const input = await chooserOf(() => userEvent.click(choose));
    await expect([input.accept, input.getAttribute("capture")]).toEqual(["image/jpeg,image/png", null]);
    const file = jpeg("ausweis.jpg");
    await userEvent.upload(input, file);
    await expect(args.onFileChoose).toHaveBeenLastCalledWith(file);
    await userEvent.upload(input, file);
    await expect(args.onFileChoose).toHaveBeenCalledTimes(2);
  },
});

export const OffersThePhonesOwnCameraWhereThereIsNoLivePicture = CameraDenied.extend({
  tags: behaviour,
  parameters: { spec: ["VS-104", "D-20"] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("button", { name: copy("idCheck.capture.choose") })).toBeVisible();
    const take = canvas.getByRole("button", { name: copy("idCheck.capture.take") });
    const input = await chooserOf(() => userEvent.click(take));
    await expect([input.accept, input.getAttribute("capture")]).toEqual(["image/jpeg,image/png", "environment"]);
    await expect(canvas.queryByText(copy("idCheck.capture.aim"))).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: copy("idCheck.capture.camera.retry") }));
    await expect(args.onRetryCamera).toHaveBeenCalledTimes(1);
  },
});

/** A phone hides the page while its file picker or camera is open: the camera is released and requested once more (U4). */
const whileChoosing = (before: CameraView, after: CameraView) =>
  function Switched(args: IdCaptureScreenProps) {
    const [camera, setCamera] = useState(before);
    return (
      <div onClickCapture={({ target }) => target instanceof HTMLInputElement && setCamera(after)}>
        <IdCaptureScreen {...args} camera={camera} />
      </div>
    );
  };

export const KeepsAChosenPhotoWhenTheCameraFailsMeanwhile = meta.story({
  tags: behaviour,
  parameters: { spec: ["D-20"] },
  render: whileChoosing({ kind: "starting" }, unavailable("none")),
  play: async ({ canvas, userEvent, args }) => {
    const choose = canvas.getByRole("button", { name: copy("idCheck.capture.choose") });
    const input = await chooserOf(() => userEvent.click(choose));
    await canvas.findByRole("button", { name: copy("idCheck.capture.camera.retry") });
    await expect(canvas.getByRole("button", { name: copy("idCheck.capture.choose") })).toBe(choose);
    await userEvent.upload(input, jpeg("ausweis.jpg"));
    await expect(args.onFileChoose).toHaveBeenCalledTimes(1);
  },
});

export const KeepsAPhotoOfThePhonesOwnCameraWhenThePageWasHidden = meta.story({
  tags: behaviour,
  parameters: { spec: ["D-20"] },
  render: whileChoosing(unavailable("denied"), { kind: "starting" }),
  play: async ({ canvas, userEvent, args }) => {
    const take = canvas.getByRole("button", { name: copy("idCheck.capture.take") });
    const input = await chooserOf(() => userEvent.click(take));
    await canvas.findByText(copy("idCheck.capture.missing"));
    await userEvent.upload(input, jpeg("ausweis.jpg"));
    await expect(args.onFileChoose).toHaveBeenCalledTimes(1);
  },
});

export const SaysWhyThereIsNoPhotoYet = Starting.extend({
  tags: behaviour,
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: copy("idCheck.capture.take") });
    await expect(button).toHaveAccessibleDescription(copy("idCheck.capture.missing"));
    await userEvent.click(button);
    await expect(args.onCapture).not.toHaveBeenCalled();
  },
});

export const APressBeforeTheFirstPictureWaitsForIt = meta.story({
  tags: behaviour,
  args: { camera: { kind: "live", stream: new MediaStream(), torch: null } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("idCheck.capture.take") }));
    await expect(args.onCapture).not.toHaveBeenCalled();
    canvasElement.querySelector("video")?.dispatchEvent(new Event("loadeddata"));
    await expect(args.onCapture).toHaveBeenCalledTimes(1);
  },
});

export const SwitchesTheLight = meta.story({
  tags: behaviour,
  render: function Lit(args) {
    const [torch, setTorch] = useState(false);
    return (
      <IdCaptureScreen
        {...args}
        camera={{ kind: "live", stream, torch }}
        onTorchChange={(on) => {
          args.onTorchChange(on);
          setTorch(on);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: copy("idCheck.capture.torch.on") }));
    await userEvent.click(canvas.getByRole("button", { name: copy("idCheck.capture.torch.off") }));
    await expect(args.onTorchChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onTorchChange).toHaveBeenNthCalledWith(2, false);
  },
});

export const TakesNoSecondPhotoWhileOneIsPrepared = Preparing.extend({
  tags: behaviour,
  parameters: { spec: ["VS-106"] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement.querySelector("video")?.paused).toBe(true);
    await userEvent.click(canvas.getByRole("button", { name: copy("idCheck.capture.preparing") }));
    await userEvent.click(canvas.getByRole("button", { name: copy("idCheck.capture.choose") }));
    await expect(args.onCapture).not.toHaveBeenCalled();
  },
});

export const SaysWhatIsWrongWithAFileAndLetsItBeTriedAgain = TooLarge.extend({
  tags: behaviour,
  parameters: { spec: ["VS-105"] },
  play: async ({ canvas, userEvent, args }) => {
    const alert = within(canvas.getByRole("alert"));
    await expect(alert.getByText(copyPart("files.problems.tooLarge", { megabytes: 10 }))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy("idCheck.capture.take") }));
    await waitFor(() => expect(args.onCapture).toHaveBeenCalledTimes(1));
  },
});
