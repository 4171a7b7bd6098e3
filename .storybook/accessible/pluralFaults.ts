/** Counted things, one and several of them. */
const COUNTED = [
  "Sekunde/Sekunden",
  "Minute/Minuten",
  "Stunde/Stunden",
  "Tag/Tagen?",
  "Termin/Termine",
  "Bewerbung/Bewerbungen",
  "Angabe/Angaben",
  "Ziffer/Ziffern",
  "Ersatzfoto/Ersatzfotos",
  "Person/Personen",
].map((words) => words.split("/"));

const wrong = COUNTED.flatMap(([one, many]) => [
  new RegExp(String.raw`(?<![\d.,:-])1 ${many}(?!\p{L})`, "u"),
  new RegExp(String.raw`(?<![\d.,:-])(?:0|[2-9]|\d\d+) ${one}(?!\p{L})`, "u"),
]);

/** One thing that is counted like several, or several like one. */
export const pluralFaults = (text: string): string[] =>
  wrong.flatMap((count) => count.exec(text)?.map((found) => `„${found}“ is said`) ?? []);
