import { ChevronDown, ChevronUp } from "lucide-react";
import { useId, useState } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { truncateIntro } from "#src/model/onboarding/intro.ts";
import { Button } from "#src/primitives/Button.tsx";
import { Dialog } from "#src/primitives/Dialog.tsx";

export type IntroOverlayProps = {
  open: boolean;
  title: string;
  text: string;
  /** What the closing button starts, e.g. "Profildaten eingeben". */
  start: string;
  /** Shows a long text expanded initially. */
  startsExpanded?: boolean;
  /** Called on every way of closing: the intro counts as seen (D-79). */
  onClose: () => void;
};

/** Introduction shown once over a form. A long text is truncated until it is expanded. */
export function IntroOverlay({ open, title, text, start, startsExpanded = false, onClose }: IntroOverlayProps) {
  const t = useCopy("intro");
  const id = useId();
  const [isExpanded, setExpanded] = useState(startsExpanded);
  const { text: beginning, cut } = truncateIntro(text);
  const shown = cut && !isExpanded ? `${beginning}…` : text;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={
        <span key={shown} id={id}>
          {shown}
        </span>
      }
      about={null}
      footer={
        <Button width="always" onClick={onClose}>
          <span>{start}</span>
        </Button>
      }
    >
      {cut ? (
        <Button
          variant="quiet"
          size="row"
          width="natural"
          aria-expanded={isExpanded}
          aria-controls={id}
          className="-ml-4"
          onClick={() => setExpanded(!isExpanded)}
        >
          <span key={isExpanded ? "less" : "more"}>{t(isExpanded ? "less" : "more")}</span>
          {isExpanded ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        </Button>
      ) : null}
    </Dialog>
  );
}
