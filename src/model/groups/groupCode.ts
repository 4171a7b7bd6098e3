import { codeIn } from "#src/lib/codeIn.ts";
import { GROUP_CODE_LENGTH } from "#src/model/groups/group.ts";

/** A group number has exactly eight digits (GRP-19). */
export const isGroupCode = (code: string): boolean => /^\d{8}$/.test(code);

/** The join request's format: a number, but text where a number would lose its leading zero (D-38, P33). */
export function toGroupCodePayload(code: string): number | string {
  if (!isGroupCode(code)) throw new RangeError("A group number has eight digits.");
  return code.startsWith("0") ? code : Number(code);
}

/** `4821 7306`, with a non-breaking space. */
export const shownGroupCode = (code: string): string => code.replace(/^(\d{4})(?=\d)/, "$1\u00a0");

/** Remains of a raw quoted-printable e-mail. */
const TRANSFER = /^3D(?=\d)|[=\s]/g;

/** The number in the query of a join link; `""` without a complete one (D-103). */
export function codeInLink(search: string): string {
  const codes = new URLSearchParams(search)
    .getAll("code")
    .map((code) => codeIn(code.replace(TRANSFER, ""), GROUP_CODE_LENGTH) ?? "");
  return codes.find(isGroupCode) ?? "";
}
