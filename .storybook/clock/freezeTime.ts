type Frozen = { Date: DateConstructor; Intl: { DateTimeFormat: { prototype: Intl.DateTimeFormat } } };

/**
 * Stops the clock of one window at `now` (milliseconds): `new Date()`, `Date()`, `Date.now()` and what `Intl` formats
 * when it is given nothing. Timers run on. The answer starts the clock again.
 */
export function freezeTime(now: number, window: Frozen = globalThis): () => void {
  const RealDate = window.Date;
  const stopFormats = freezeFormats(now, window.Intl.DateTimeFormat.prototype);

  const StoppedDate = new Proxy(RealDate, {
    construct: (real, args: unknown[], target) => Reflect.construct(real, args.length > 0 ? args : [now], target),
    apply: (real) => new real(now).toString(),
    get: (real, key, receiver) => (key === "now" ? () => now : Reflect.get(real, key, receiver)),
  });
  window.Date = StoppedDate;
  return () => {
    if (window.Date === StoppedDate) window.Date = RealDate;
    stopFormats();
  };
}

function freezeFormats(now: number, prototype: Intl.DateTimeFormat): () => void {
  const real = Object.getOwnPropertyDescriptors(prototype);
  const bound = real.format.get!;
  const parts = real.formatToParts.value!;
  Object.defineProperty(prototype, "format", {
    ...real.format,
    get(this: Intl.DateTimeFormat) {
      const format = bound.call(this);
      return (date?: Date | number) => format(date ?? now);
    },
  });
  Object.defineProperty(prototype, "formatToParts", {
    ...real.formatToParts,
    value(this: Intl.DateTimeFormat, date?: Date | number) {
      return parts.call(this, date ?? now);
    },
  });
  return () => Object.defineProperties(prototype, { format: real.format, formatToParts: real.formatToParts });
}
