import { Spinner } from "#src/primitives/Spinner.tsx";
import preview from "#workbench/preview.tsx";

/** An action is pending. Always beside words that name it; never alone on a page. */
const meta = preview.meta({
  component: Spinner,
  render: () => (
    <p className="flex items-center gap-2">
      <Spinner />
      <span>Code wird geprüft …</span>
    </p>
  ),
});

export const Turning = meta.story({ name: "In einer Zeile, mit Worten" });
