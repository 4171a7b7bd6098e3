type Clocked = { Date: DateConstructor; Intl: { DateTimeFormat: { prototype: Intl.DateTimeFormat } } };

/**
 * Lets one window, or one process, read another clock: `new Date()`, `Date()`, `Date.now()` and what `Intl` formats when
 * it is given nothing tell `now()`, in milliseconds. Timers run on. The answer puts the clock of before back. Needs
 * nothing from outside its own text, so that a page can be given it as a script.
 */
export function replaceTime(now: () => number, window: Clocked = globalThis): () => void {
  const RealDate = window.Date;
  const formats = window.Intl.DateTimeFormat.prototype;
  const real = Object.getOwnPropertyDescriptors(formats);
  const bound = real.format.get!;
  const parts = real.formatToParts.value!;

  const OtherDate = new Proxy(RealDate, {
    construct: (target, args: unknown[], made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
    apply: (target) => new target(now()).toString(),
    get: (target, key, receiver) => (key === "now" ? now : Reflect.get(target, key, receiver)),
  });
  window.Date = OtherDate;
  Object.defineProperty(formats, "format", {
    ...real.format,
    get(this: Intl.DateTimeFormat) {
      const format = bound.call(this);
      return (date?: Date | number) => format(date ?? now());
    },
  });
  Object.defineProperty(formats, "formatToParts", {
    ...real.formatToParts,
    value(this: Intl.DateTimeFormat, date?: Date | number) {
      return parts.call(this, date ?? now());
    },
  });
  return () => {
    if (window.Date === OtherDate) window.Date = RealDate;
    Object.defineProperties(formats, { format: real.format, formatToParts: real.formatToParts });
  };
}
