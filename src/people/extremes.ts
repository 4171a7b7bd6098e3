const localPart = "wilhelmine.abendroth-von-der-vorfeldkontrolle".padEnd(64, "x");
const label = (text: string, length: number) => text.padEnd(length, "x");

/** 64 characters before the @ and 189 behind it: 254, the most an address may have. */
export const longestEmail = [
  `${localPart}@${label("bodenverkehrsdienste", 63)}`,
  label("probebetrieb-terminal-drei", 63),
  label("flughafen", 50),
  "example.de",
].join(".");

export const longestFirstName =
  "Maximiliane Aurelia Wilhelmina Franziska Theodora Josephine Charlotte Elisabeth Antoinette Seraphina";

export const longestLastName =
  "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswessenschafewarenwohlgepflege";
