import { useId, type ReactNode } from "react";
import { Button } from "#src/primitives/Button.tsx";
import { Form } from "#src/primitives/Form.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";

export type StepFormProps = {
  /** On the button: what it does, or what is being done. */
  label: string;
  isPending: boolean;
  /** What is still missing; the button names it and is off until then. */
  reason?: string | undefined;
  /** Something else goes on. */
  isDisabled?: boolean;
  /** Without the arrow: the next screen does not follow from this press alone. */
  hasArrow?: boolean;
  /** Sent for while something is missing. */
  onRefused?: () => void;
  /** By the button or the Enter key; Button swallows both while it is off or pending. */
  onSubmit: () => void;
  children: ReactNode;
};

/** One step with one or two fields and its button below them: the screens of the way in. */
export function StepForm(props: StepFormProps) {
  const { label, isPending, reason, hasArrow = true } = props;
  const id = useId();
  const isOff = reason !== undefined || props.isDisabled === true;
  return (
    <Form className="grid gap-5" onSubmit={props.onSubmit}>
      {props.children}
      <div className="grid gap-2">
        {reason === undefined ? null : <Reason id={id}>{reason}</Reason>}
        <Button
          type="submit"
          width="always"
          isPending={isPending}
          isDisabled={isOff}
          onRefused={props.onRefused}
          aria-describedby={reason === undefined ? undefined : id}
        >
          <span>{label}</span>
          {isPending || isOff || !hasArrow ? null : <NextArrow />}
        </Button>
      </div>
    </Form>
  );
}
