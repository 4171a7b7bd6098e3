import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codeIn } from "#src/lib/codeIn.ts";
import { readTypedDay } from "#src/lib/typedDay.ts";
import { readName, readText } from "#src/lib/typedText.ts";
import { CODE_LENGTH, emailProblem, isCompleteCode } from "#src/model/auth/auth.ts";
import { isValidPassword } from "#src/model/auth/password.ts";
import { phoneProblem } from "#src/model/auth/phone.ts";
import { timesAsLong } from "#tests/lib/timesAsLong.ts";
import { MANY_RUNS } from "#tests/runs.ts";

/** A character with what is known of it, so that the rules are told from the labels and not from the text. */
type Piece = { text: string; is: "letter" | "blank" | "at" | "dot" | "digit" | "mark"; upper?: true; special?: true };

const blanks = [" ", "\t", "\n", "\u00a0", "\u2009", "\u3000", "\ufeff"].map((text): Piece => ({ text, is: "blank" }));
const lower = ["a", "z", "ß", "é", "ж", "𝐚"].map((text): Piece => ({ text, is: "letter" }));
// A letter in a circle has a small form too, but is no letter; a digraph is neither capital nor small.
const caseless = ["中", "ـ", "ǅ", "Ⓐ", "🙂"].map((text): Piece => ({ text, is: "letter" }));
const upper = ["A", "Z", "Ä", "Ğ", "Ж", "ẞ", "𝐀"].map((text): Piece => ({ text, is: "letter", upper: true }));
const digits = Array.from("0123456789", (text): Piece => ({ text, is: "digit" }));
const specials = Array.from('!#$%^&*(),?":{}|<>', (text): Piece => ({ text, is: "mark", special: true }));
const marks = Array.from("+-_=/\\[];'~§€", (text): Piece => ({ text, is: "mark" }));
const at: Piece = { text: "@", is: "at", special: true };
const dot: Piece = { text: ".", is: "dot", special: true };
const bracket = Array.from("()", (text): Piece => ({ text, is: "mark", special: true }));
const all = [...blanks, ...lower, ...caseless, ...upper, ...digits, ...specials, ...marks, at, dot];

const from = (...pools: Piece[][]) => fc.constantFrom(...pools.flat());
const written = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join("");

function trimmed(pieces: readonly Piece[]): readonly Piece[] {
  const first = pieces.findIndex(({ is }) => is !== "blank");
  return first === -1 ? [] : pieces.slice(first, pieces.findLastIndex(({ is }) => is !== "blank") + 1);
}

/** Without what a sentence or a list has around an address. */
function bare(pieces: readonly Piece[]): readonly Piece[] {
  const isAround = ({ is, text }: Piece) => is === "blank" || text === "'";
  const first = pieces.findIndex((piece) => !isAround(piece));
  const last = pieces.findLastIndex((piece) => !isAround(piece) && piece.is !== "dot" && piece.text !== ";");
  return first === -1 ? [] : pieces.slice(first, last + 1);
}

type Judged = { found: unknown; wanted: unknown };

/** Where rule and oracle differ, if anywhere. Compared without `expect`, which would take most of the time. */
function difference(
  pieces: fc.Arbitrary<Piece>,
  length: number,
  judge: (of: readonly Piece[], text: string) => Judged,
) {
  const texts = fc.array(pieces, { maxLength: length });
  const property = fc.property(texts, (of) => {
    const { found, wanted } = judge(of, written(of));
    return found === wanted;
  });
  const { counterexample } = fc.check(property, { numRuns: MANY_RUNS });
  if (!counterexample) return null;
  const text = written(counterexample[0]);
  return { text, ...judge(counterexample[0], text) };
}

describe(`the rules of the way in agree with what their characters are, ${MANY_RUNS} texts each (N5)`, () => {
  test("e-mail: one @, something before it, a dot inside what follows, no blank (AUTH-12, AUTH-13, C-57)", () => {
    const differing = difference(
      from([at, at, at, dot, dot, dot], lower, upper, blanks.slice(0, 4), marks),
      9,
      (of, text) => {
        const kinds = bare(of).map(({ is }) => is);
        const place = kinds.indexOf("at");
        const domain = kinds.slice(place + 1);
        const isAddress =
          place > 0 &&
          !domain.includes("at") &&
          !kinds.includes("blank") &&
          domain.some((kind, index) => kind === "dot" && index > 0 && index < domain.length - 1);
        return { found: emailProblem(text), wanted: kinds.length === 0 ? "required" : isAddress ? null : "invalid" };
      },
    );
    expect(differing).toBeNull();
  });

  test("phone: digits, blanks, brackets, hyphens, a plus only in front, one digit at least (AUTH-44, AUTH-45, C-56)", () => {
    const plus: Piece = { text: "+", is: "mark" };
    const hyphen: Piece = { text: "-", is: "mark" };
    const differing = difference(
      from(digits, bracket, [plus, hyphen, plus, hyphen], blanks, [dot, ...lower.slice(0, 1)]),
      8,
      (of, text) => {
        const kept = trimmed(of);
        const rest = kept[0]?.text === "+" ? kept.slice(1) : kept;
        const isPhone =
          rest.some(({ is }) => is === "digit") &&
          rest.every(({ is, text: character }) => is === "digit" || is === "blank" || "()-".includes(character));
        return { found: phoneProblem(text), wanted: kept.length === 0 ? "required" : isPhone ? null : "invalid" };
      },
    );
    expect(differing).toBeNull();
  });

  test("password: eight characters, a digit, a capital of any alphabet, a listed special character (AUTH-78..82, C-55)", () => {
    const differing = difference(from(all, upper, digits, digits, specials), 11, (of, text) => {
      const isGood =
        of.length >= 8 &&
        of.some(({ is }) => is === "digit") &&
        of.some((piece) => piece.upper) &&
        of.some((piece) => piece.special);
      return { found: isValidPassword(text), wanted: isGood };
    });
    expect(differing).toBeNull();
  });
});

const LONG = 50_000;
const long = {
  "nothing but @": "@".repeat(LONG),
  "nothing but dots": `a@${".".repeat(LONG)}`,
  "nothing but blanks": " ".repeat(LONG),
  "blanks before the end": `1${" ".repeat(LONG)}x`,
  "nothing but digits": "1".repeat(LONG),
  "brackets and hyphens": "(-)".repeat(LONG / 3),
  "semicolons before a letter": `a@b.${";".repeat(LONG)}c`,
  "brackets before a letter": `${"<".repeat(LONG)}a@${">".repeat(LONG)}c`,
  "a letter at the end": `+${"1 ".repeat(LONG / 2)}a`,
  "characters of two units": "𝐚".repeat(LONG / 2),
};

const readers = [readText, readName, readTypedDay, (text: string) => codeIn(text, CODE_LENGTH)];

test.each(Object.entries(long))(
  "%s, fifty thousand of them, take none of the rules longer than looking at each a hundred times (N5)",
  (_, text) => {
    for (const rule of [emailProblem, phoneProblem, isValidPassword, isCompleteCode, ...readers]) {
      expect(timesAsLong(() => rule(text), text)).toBeLessThan(100);
    }
  },
);
