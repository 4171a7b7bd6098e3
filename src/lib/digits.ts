const ZERO_OF_OTHER_DIGITS = [0xff10, 0x0660, 0x06f0];

/** The digits of anything typed or pasted, as ASCII; full-width and Arabic digits count too. */
export function asciiDigits(text: string): string {
  const ascii = text.replace(/[０-９٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(ZERO_OF_OTHER_DIGITS.map((zero) => code - zero).find((value) => value >= 0 && value <= 9));
  });
  return ascii.replace(/\D/g, "");
}
