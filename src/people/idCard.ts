import { people } from "#src/people/people.ts";

const WIDTH = 720;
const HEIGHT = 576;

/** A fictional ID card on a table as seen by a camera, with the colours of no country's card. */
function paint(canvas: HTMLCanvasElement): void {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const box = (colour: string, x: number, y: number, width: number, height: number, radius = 0) => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.roundRect(x, y, width, height, radius);
    pen.fill();
  };
  const line = (text: string, y: number, size: number) => {
    pen.fillStyle = "#1d2a44";
    pen.font = `600 ${size}px sans-serif`;
    pen.fillText(text, 260, y, 380);
  };
  box("#8a7a66", 0, 0, WIDTH, HEIGHT);
  box("#dfe8ee", 60, 100, 600, 378, 28);
  box("#b9cdd8", 60, 150, 600, 6);
  box("#9fb4c2", 90, 190, 140, 180, 8);
  box("#6f8696", 130, 215, 60, 70, 30);
  box("#6f8696", 110, 300, 100, 70, 30);
  line("MUSTERAUSWEIS", 142, 24);
  line(people.amira.lastName, 220, 24);
  line(people.amira.firstName, 262, 24);
  line("14.08.1991  ENUGU", 304, 24);
  line("L01X00T471", 346, 28);
}

let canvas: HTMLCanvasElement | undefined;
let stream: MediaStream | undefined;

/** A camera stream of the card. */
export function idCardStream(): MediaStream {
  if (!stream) {
    canvas = document.createElement("canvas");
    paint(canvas);
    stream = canvas.captureStream();
  }
  return stream;
}

/** A photo of the card. */
export function idCardPhoto(): Blob {
  const picture = document.createElement("canvas");
  paint(picture);
  const bytes = atob(picture.toDataURL("image/png").split(",")[1] ?? "");
  return new Blob([Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))], { type: "image/png" });
}
