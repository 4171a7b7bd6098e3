/** A letter that the typeface lacks: a browser would take that one alone from another. Composed first, as it does. */
const OUTSIDE =
  /(?![\0-\u017f\u0192\u0218-\u021b\u0237\u1e80-\u1e85\u1e9e\u1ef2\u1ef3])[\p{L}\p{M}]|[ĈĉĔĕĜĝĤĥĨĩĬĭĴĵĸĿŀŉŊŋŌōŎŏŖŗŜŝŦŧŨũŬŭſ]/u;

/** The class of an element with a name that the typeface cannot set whole, such as a Vietnamese one: one face for all, as wide as ours. */
export const nameFont = (name: string) => (OUTSIDE.test(name.normalize()) ? "font-fallback" : "");
