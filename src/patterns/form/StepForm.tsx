import { useId, type ReactNode } from "react";
import { Button } from "#src/primitives/Button.tsx";
import { FailureBanner } from "#src/primitives/FailureBanner.tsx";
import { Form } from "#src/primitives/Form.tsx";
import { Reason } from "#src/primitives/Reason.tsx";
import { NextArrow } from "#src/primitives/NextArrow.tsx";

export type StepFormProps = {
  /** The button's label: its action, or the pending one. */
  label: string;
  isPending: boolean;
  /** Why the request failed: see `useStepProblem`. */
  failure?: string | undefined;
  /** What is missing; the button is disabled and described by it. */
  reason?: string | undefined;
  /** Another action is pending. */
  isDisabled?: boolean;
  /** Without the arrow: this press alone does not lead to the next screen. */
  hasArrow?: boolean;
  /** Submitted while something is missing. */
  onRefused?: () => void;
  /** By the button or the Enter key; Button ignores both while disabled or pending. */
  onSubmit: () => void;
  children: ReactNode;
};

/** One auth step: one or two fields and the button below them. */
export function StepForm(props: StepFormProps) {
  const { label, isPending, reason, hasArrow = true } = props;
  const id = useId();
  const isOff = reason !== undefined || props.isDisabled === true;
  return (
    <Form className="grid gap-5" onSubmit={props.onSubmit}>
      <FailureBanner failure={props.failure ?? null}>{props.failure}</FailureBanner>
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
