import { timers } from "./timers.ts";

/** Timers of the app, and how slower users lose nothing (WCAG 2.2.1). */
export const TimerList = () => (
  <table>
    <thead>
      <tr>
        <th>Was von selbst geschieht</th>
        <th>Wie niemand etwas dadurch verliert</th>
      </tr>
    </thead>
    <tbody>
      {timers.map((one) =>
        "what" in one ? (
          <tr key={one.timer}>
            <td>{one.what}</td>
            <td>{one.how}</td>
          </tr>
        ) : null,
      )}
    </tbody>
  </table>
);
