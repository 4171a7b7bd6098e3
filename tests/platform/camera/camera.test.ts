import { describe, expect, test, vi } from "vitest";
import { createCamera } from "#app/platform/camera/camera.ts";

/** A camera stream with one track, which records whether it is still on. */
function fakeStream({ torch, refusesLight = false }: { torch?: boolean; refusesLight?: boolean } = {}) {
  const track = Object.assign(new EventTarget(), {
    readyState: "live",
    muted: false,
    stop() {
      track.readyState = "ended";
    },
    getCapabilities: () => ({ torch }),
    applyConstraints: vi.fn(async () => {
      if (refusesLight) throw new Error("no light");
    }),
  });
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
  return { stream, track };
}

function fakePage() {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const show = (state: "hidden" | "visible") => {
    page.visibilityState = state;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { page: page as unknown as Document, show };
}

function startCamera(...answers: (() => Promise<MediaStream>)[]) {
  const { page, show } = fakePage();
  const getUserMedia = vi.fn<(constraints?: MediaStreamConstraints) => Promise<MediaStream>>();
  for (const answer of answers) getUserMedia.mockImplementationOnce(answer);
  const camera = createCamera({ devices: { getUserMedia }, page });
  return { camera, show, getUserMedia };
}

const settle = () => new Promise((done) => setTimeout(done));
const apiError = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));

test("it requests the rear camera and no audio", async () => {
  const { stream } = fakeStream();
  const { camera, getUserMedia } = startCamera(async () => stream);
  expect(camera.getView()).toEqual({ kind: "starting" });
  camera.start();
  camera.start();
  await settle();
  expect(camera.getView()).toEqual({ kind: "live", stream, torch: null });
  expect(getUserMedia).toHaveBeenCalledTimes(1);
  expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({
    audio: false,
    video: { facingMode: { ideal: "environment" } },
  });
});

test.each([
  ["NotAllowedError", "denied"],
  ["SecurityError", "denied"],
  ["NotFoundError", "none"],
  ["OverconstrainedError", "none"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
] as const)("%s means %s, and it can be requested again (U4, VS-104)", async (name, reason) => {
  const { stream } = fakeStream();
  const { camera } = startCamera(apiError(name), async () => stream);
  camera.start();
  await settle();
  expect(camera.getView()).toEqual({ kind: "unavailable", reason });
  camera.retry();
  expect(camera.getView()).toEqual({ kind: "starting" });
  await settle();
  expect(camera.getView()).toEqual({ kind: "live", stream, torch: null });
});

test("a browser without camera support has none", () => {
  const camera = createCamera({ devices: undefined, page: fakePage().page });
  camera.start();
  expect(camera.getView()).toEqual({ kind: "unavailable", reason: "none" });
});

test("a camera that is switched off gives nothing, and works once it is on (U4)", async () => {
  const { stream, track } = fakeStream({ torch: true });
  const mute = (muted: boolean) => {
    track.muted = muted;
    track.dispatchEvent(new Event(muted ? "mute" : "unmute"));
  };
  const { camera } = startCamera(async () => stream);
  track.muted = true;
  camera.start();
  await settle();
  expect(camera.getView()).toEqual({ kind: "unavailable", reason: "muted" });
  mute(false);
  expect(camera.getView()).toEqual({ kind: "live", stream, torch: false });
  mute(true);
  expect(camera.getView()).toEqual({ kind: "unavailable", reason: "muted" });
  await camera.setTorch(true);
  expect(camera.getView()).toEqual({ kind: "unavailable", reason: "muted" });
  camera.stop();
  mute(false);
  expect(camera.getView()).toEqual({ kind: "starting" });
});

describe("the camera is let go (U4, P45)", () => {
  test("when the screen is left", async () => {
    const { stream, track } = fakeStream();
    const { camera } = startCamera(async () => stream);
    camera.start();
    await settle();
    camera.stop();
    expect(track.readyState).toBe("ended");
  });

  test("when it starts after the screen was left", async () => {
    const { stream, track } = fakeStream();
    const { camera } = startCamera(async () => stream);
    camera.start();
    camera.stop();
    await settle();
    expect(track.readyState).toBe("ended");
    expect(camera.getView()).toEqual({ kind: "starting" });
  });

  test("while the tab is hidden; afterwards a new one starts", async () => {
    const [first, second] = [fakeStream(), fakeStream()];
    const { camera, show } = startCamera(
      async () => first.stream,
      async () => second.stream,
    );
    camera.start();
    await settle();
    show("hidden");
    expect(first.track.readyState).toBe("ended");
    show("visible");
    await settle();
    expect(camera.getView()).toEqual({ kind: "live", stream: second.stream, torch: null });
    camera.stop();
    show("hidden");
    show("visible");
    await settle();
    expect(second.track.readyState).toBe("ended");
    expect(camera.getView()).toEqual({ kind: "starting" });
  });

  test("when the system takes it away", async () => {
    const { stream, track } = fakeStream();
    const { camera } = startCamera(async () => stream);
    camera.start();
    await settle();
    track.dispatchEvent(new Event("ended"));
    expect(camera.getView()).toEqual({ kind: "unavailable", reason: "busy" });
  });

  test("when two tries overlap, each but the last", async () => {
    const streams = [fakeStream(), fakeStream(), fakeStream()];
    const { camera } = startCamera(
      ...streams.map(
        ({ stream }) =>
          async () =>
            stream,
      ),
    );
    camera.start();
    camera.retry();
    camera.retry();
    await settle();
    expect(streams.map(({ track }) => track.readyState)).toEqual(["ended", "ended", "live"]);
  });
});

describe("its light", () => {
  test("is offered if the camera has one, and switched", async () => {
    const { stream, track } = fakeStream({ torch: true });
    const { camera } = startCamera(async () => stream);
    camera.start();
    await settle();
    expect(camera.getView()).toEqual({ kind: "live", stream, torch: false });
    await camera.setTorch(true);
    expect(track.applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] });
    expect(camera.getView()).toEqual({ kind: "live", stream, torch: true });
  });

  test("is no longer offered once it has failed, and nothing happens without a camera", async () => {
    const { stream } = fakeStream({ torch: true, refusesLight: true });
    const { camera } = startCamera(async () => stream);
    await camera.setTorch(true);
    camera.start();
    await settle();
    await camera.setTorch(true);
    expect(camera.getView()).toEqual({ kind: "live", stream, torch: null });
  });
});
