import { Button } from "#src/primitives/Button.tsx";
import { GoogleMark } from "#src/primitives/GoogleMark.tsx";
import { de } from "#stories/support/copy.ts";
import preview from "#workbench/preview.tsx";

/** Google's mark on the sign-in button. The brand rules forbid it anywhere else. */
const meta = preview.meta({
  component: GoogleMark,
  render: () => (
    <Button variant="secondary" width="always">
      <GoogleMark />
      <span>{de("google.offer")}</span>
    </Button>
  ),
});

export const Mark = meta.story({ name: "In der Schaltfläche, mit Worten" });
