import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { VideoFrame, type VideoFrameProps } from "#src/primitives/VideoFrame.tsx";
import { idCardStream } from "#src/people/idCard.ts";
import preview from "#workbench/preview.tsx";

/** Paused with the first picture that it shows. */
function Held(props: VideoFrameProps) {
  const [isHeld, setHeld] = useState(false);
  return <VideoFrame {...props} frozen={isHeld} onTimeUpdate={() => setHeld(true)} />;
}

/** A live video, as for a viewfinder. Not for recorded films: it has neither controls nor sound. */
const meta = preview.meta({
  component: VideoFrame,
  args: { stream: idCardStream(), "aria-label": "Bild der Kamera" },
});

export const Live = meta.story({ name: "Bild der Kamera" });
export const Frozen = meta.story({ name: "Bild angehalten", render: (args) => <Held {...args} /> });

export const PlaysInlineWithoutSound = meta.story({
  tags: ["behaviour", "!autodocs"],
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>("Bild der Kamera");
    await waitFor(() => expect(video.videoWidth).toBe(720));
    await expect([video.muted, video.playsInline, video.controls]).toEqual([true, true, false]);
  },
});

function Leaving() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown ? <VideoFrame stream={idCardStream()} aria-label="Bild der Kamera" /> : null}
      <button onClick={() => setShown(false)}>Weg</button>
    </>
  );
}

export const LetsGoOfTheStreamOnceItIsNotShown = meta.story({
  tags: ["behaviour", "!autodocs"],
  render: () => <Leaving />,
  play: async ({ canvas, userEvent }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>("Bild der Kamera");
    await expect(video.srcObject).toBe(idCardStream());
    await userEvent.click(canvas.getByRole("button", { name: "Weg" }));
    await expect(video.srcObject).toBeNull();
  },
});
