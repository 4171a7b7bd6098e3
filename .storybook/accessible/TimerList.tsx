import { timers } from "./timers.ts";

/** What goes away or goes on by itself, and how nobody loses anything by it. */
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
