/** 32-bit FNV-1a with a final mix: spreads similar texts evenly, which is enough for generated codes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

type Seeded = { seed: string; issued: number };

function next(source: Seeded): string {
  source.issued += 1;
  return `${source.seed}/${source.issued}`;
}

/** The next code of a database, with leading zeros. Deterministic for the same seed. */
export function issueDigits(source: Seeded, length: number): string {
  const label = next(source);
  const digits = String(hash(label)).padStart(10, "0") + String(hash(`${label}+`)).padStart(10, "0");
  return digits.slice(-length);
}

/** The next token of a database: a readable prefix and 32 hexadecimal digits. */
export function issueToken(source: Seeded, prefix: string): string {
  const label = next(source);
  const parts = [0, 1, 2, 3].map((part) => hash(`${label}#${part}`).toString(16).padStart(8, "0"));
  return `${prefix}_${parts.join("")}`;
}
