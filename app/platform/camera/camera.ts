import { createStore } from "zustand/vanilla";
import type { CameraTrouble, CameraView } from "#src/screens/id-check/Viewfinder.tsx";

export type CameraDeps = {
  /** Undefined without HTTPS or without camera support. */
  devices: Pick<MediaDevices, "getUserMedia"> | undefined;
  page: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
};

/** Rear camera, at the highest resolution without delay; no audio. */
const CONSTRAINTS: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: "environment" }, width: { ideal: 2560 }, height: { ideal: 1440 } },
};

const TROUBLES: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "none",
  OverconstrainedError: "none",
};

const troubleOf = (error: unknown): CameraTrouble =>
  TROUBLES[(error as { name?: string } | null)?.name ?? ""] ?? "busy";

const letGoOf = (stream: MediaStream | null) => stream?.getTracks().forEach((track) => track.stop());

/** `torch` is missing in TypeScript's types. */
type Lit = { torch?: boolean };
const hasTorch = (track: MediaStreamTrack) => (track.getCapabilities?.() as Lit | undefined)?.torch === true;

/**
 * The device's camera between `start` and `stop`. Released whenever its picture is not visible: after stopping, in a
 * hidden tab, and when it becomes available too late (U4, P45).
 */
export function createCamera({ devices, page }: CameraDeps) {
  const view = createStore<CameraView>(() => ({ kind: "starting" }));
  let isOn = false;
  let stream: MediaStream | null = null;
  /** Invalidates streams of earlier attempts, which are released. */
  let turn = 0;

  function close() {
    turn += 1;
    letGoOf(stream);
    stream = null;
    view.setState({ kind: "starting" }, true);
  }

  function fail(reason: CameraTrouble) {
    close();
    view.setState({ kind: "unavailable", reason }, true);
  }

  async function open() {
    close();
    if (!devices) return fail("none");
    const own = turn;
    try {
      const found = await devices.getUserMedia(CONSTRAINTS);
      if (own === turn) show(found);
      else letGoOf(found);
    } catch (error) {
      if (own === turn) fail(troubleOf(error));
    }
  }

  function show(found: MediaStream) {
    const [track] = found.getVideoTracks();
    stream = found;
    if (!track) return fail("none");
    // Unplugged, or taken by the system.
    track.addEventListener("ended", () => stream === found && fail("busy"));
    const notify = () => {
      if (stream !== found) return;
      if (track.muted) view.setState({ kind: "unavailable", reason: "muted" }, true);
      else view.setState({ kind: "live", stream: found, torch: hasTorch(track) ? false : null }, true);
    };
    // Muted by a key or the system: the camera gives no picture until it is unmuted.
    track.addEventListener("mute", notify);
    track.addEventListener("unmute", notify);
    notify();
  }

  function sync() {
    if (page.visibilityState === "hidden") close();
    else void open();
  }

  return {
    getView: view.getState,
    subscribe: view.subscribe,
    start() {
      if (isOn) return;
      isOn = true;
      page.addEventListener("visibilitychange", sync);
      sync();
    },
    stop() {
      isOn = false;
      page.removeEventListener("visibilitychange", sync);
      close();
    },
    /** Requests the camera again after it was refused or busy. */
    retry() {
      if (isOn) sync();
    },
    /** A torch that fails to switch is no longer offered. */
    async setTorch(on: boolean) {
      const lit = stream;
      const [track] = lit?.getVideoTracks() ?? [];
      if (!lit || !track) return;
      const torch = await track.applyConstraints({ advanced: [{ torch: on } as Lit & MediaTrackConstraintSet] }).then(
        () => on,
        () => null,
      );
      if (stream === lit && !track.muted) view.setState({ kind: "live", stream: lit, torch }, true);
    },
  };
}
