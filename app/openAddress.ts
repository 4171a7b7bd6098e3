/** Opens an address beside this page, as a click on a link to it would; a browser that shows no pop-ups may refuse it. */
export function openAddress(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.target = "_blank";
  link.rel = "noopener noreferrer";
  link.click();
}
