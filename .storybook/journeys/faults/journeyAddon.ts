import { definePreviewAddon } from "../../experimental/previewAddon.ts";
import { playStep, type Playing } from "./playUnderFault.ts";

/** Lets a fault strike at a step of a journey: `globals.fault` says which one, and where. */
export const journeyAddon = () =>
  definePreviewAddon({
    initialGlobals: { fault: "" },
    async runStep(label, play, context) {
      const playing = context.loaded["playing"] as Playing | undefined;
      if (!playing) return play(context);
      await playStep(playing, { label, play: async () => play(context) }, context.abortSignal);
    },
  });
