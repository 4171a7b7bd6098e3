/** Sharper than the screen; browsers draw no larger canvas, in px. */
const SCALE = 2;
const LARGEST = 16_000;

const files = new Map<string, Promise<string>>();

/** A file as a `data:` address: what is drawn as a picture may fetch nothing. */
function dataOf(url: string): Promise<string> {
  const read = async () => {
    const blob = await (await fetch(url)).blob();
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener("load", () => resolve(reader.result as string));
      reader.readAsDataURL(blob);
    });
  };
  const known = files.get(url) ?? read();
  files.set(url, known);
  return known;
}

async function stylesOf(page: Document): Promise<string> {
  const sheets = [...page.styleSheets].map(async ({ cssRules, href }) => {
    const css = [...cssRules].map(({ cssText }) => cssText).join("\n");
    const parts = css.split(/url\("(?!data:|#)([^"]+)"\)/);
    const texts = parts.map(async (part, at) =>
      at % 2 === 0 ? part : `url("${await dataOf(new URL(part, href ?? page.baseURI).href)}")`,
    );
    return (await Promise.all(texts)).join("");
  });
  return (await Promise.all(sheets)).join("\n");
}

/** What somebody has typed or ticked is no attribute. */
function keepValues(from: Element, to: Element): void {
  const copies = to.querySelectorAll("input, textarea, option");
  for (const [at, field] of [...from.querySelectorAll("input, textarea, option")].entries()) {
    const copy = copies[at];
    if (field.tagName === "TEXTAREA" && copy) copy.textContent = (field as HTMLTextAreaElement).value;
    if (field.tagName === "INPUT") {
      copy?.setAttribute("value", (field as HTMLInputElement).value);
      copy?.toggleAttribute("checked", (field as HTMLInputElement).checked);
    }
    if (field.tagName === "OPTION") copy?.toggleAttribute("selected", (field as HTMLOptionElement).selected);
  }
}

/** Draws a copy of the root of a page, `width` × `height` px large, with the styles of the page. */
async function draw(page: Document, copy: HTMLElement, width: number, height: number): Promise<HTMLCanvasElement> {
  copy.querySelectorAll("script, style, link, template, noscript").forEach((each) => each.remove());
  for (const image of copy.querySelectorAll("img"))
    if (!image.src.startsWith("data:")) image.src = await dataOf(image.src);
  const style = page.createElement("style");
  // A picture begins anew: what moves would stand at its first instant.
  style.textContent = `${await stylesOf(page)}\n* { animation: none !important; transition: none !important; }`;
  copy.prepend(style);

  const svg = page.implementation.createDocument("http://www.w3.org/2000/svg", "svg").documentElement;
  // Here the svg is `:root`.
  for (const { name, value } of page.documentElement.attributes) svg.setAttribute(name, value);
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(height));
  const content = page.createElementNS("http://www.w3.org/2000/svg", "foreignObject");
  content.setAttribute("width", "100%");
  content.setAttribute("height", "100%");
  content.append(copy);
  svg.append(content);

  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await picture.decode();
  const scale = Math.min(SCALE, LARGEST / width, LARGEST / height);
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width: width * scale, height: height * scale });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no canvas.");
  context.fillStyle = getComputedStyle(page.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function drawFrame({ contentDocument, offsetWidth, offsetHeight }: HTMLIFrameElement): Promise<string> {
  if (!contentDocument) return "";
  const copy = contentDocument.documentElement.cloneNode(true) as HTMLElement;
  keepValues(contentDocument.documentElement, copy);
  return (await draw(contentDocument, copy, offsetWidth, offsetHeight)).toDataURL();
}

/** A heading has this room also above a single phone, in px. */
const NARROWEST = 480;

/** Where the states end on the right, without the room that is left in their row, in px. */
function usedWidth(states: HTMLElement): number {
  const { left } = states.getBoundingClientRect();
  const ends = [...states.querySelectorAll(".sheet-state > *, .sheet-phone")].map(
    (part) => part.getBoundingClientRect().right - left,
  );
  const margin = Number.parseFloat(getComputedStyle(states).paddingInlineEnd);
  return Math.min(states.offsetWidth, Math.max(NARROWEST, Math.ceil(Math.max(...ends) + margin)));
}

/** The heading of a sheet as it is printed, and how high it is above states of that width. */
function headOf(sheet: HTMLElement, width: number): { head: HTMLElement; height: number } {
  const head = document.createElement("header");
  head.className = "sheet-head";
  head.style.width = `${width}px`;
  head.append(...[...sheet.querySelectorAll(":scope > :is(h1, .sheet-paper)")].map((part) => part.cloneNode(true)));
  sheet.append(head);
  const height = head.offsetHeight;
  head.remove();
  return { head, height };
}

/** Saves the states of a sheet, as they stand on the page and under its heading, in a file. */
export async function savePicture(states: HTMLElement, name: string): Promise<void> {
  const shown = states.closest<HTMLElement>(".sheet");
  if (!shown) return;
  const root = document.documentElement.cloneNode(false) as HTMLElement;
  const body = document.body.cloneNode(false) as HTMLElement;
  const sheet = shown.cloneNode(false) as HTMLElement;
  const copy = states.cloneNode(true) as HTMLElement;
  const copies = copy.querySelectorAll("iframe");
  const width = usedWidth(states);
  const { head, height } = headOf(shown, width);
  for (const [at, frame] of [...states.querySelectorAll("iframe")].entries()) {
    const image = document.createElement("img");
    image.src = await drawFrame(frame);
    copies[at]?.replaceWith(image);
  }
  Object.assign(copy.style, { margin: "0", width: `${width}px`, boxSizing: "border-box" });
  sheet.append(head, copy);
  body.append(sheet);
  root.append(body);
  const canvas = await draw(document, root, width, height + states.offsetHeight);
  const link = document.createElement("a");
  link.href = canvas.toDataURL();
  link.download = `${name}.png`;
  link.click();
}
