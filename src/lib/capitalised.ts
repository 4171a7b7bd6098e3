/** For words that begin a line: `In 3 Tagen`. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
