import { useState, type ComponentProps } from "react";
import { SentFrom } from "./sentFrom.tsx";

export type FormProps = Omit<ComponentProps<"form">, "noValidate" | "onSubmit"> & {
  /** Errors are shown before the first submit. */
  startsChecked?: boolean | undefined;
  onSubmit: () => void;
};

/**
 * A form that is submitted as a whole. The validator focuses the first invalid field, which announces its error; the others
 * are not announced with it.
 */
export function Form({ startsChecked = false, onSubmit, ...rest }: FormProps) {
  const [sentFrom, setSentFrom] = useState(startsChecked ? "" : null);
  const forget = () => setSentFrom(null);
  return (
    <SentFrom value={sentFrom}>
      {/* Not on blur: the focus that moves to a field after a submit leaves another one. */}
      <form
        noValidate
        onChangeCapture={forget}
        onKeyDownCapture={forget}
        onPointerDownCapture={forget}
        onSubmit={(event) => {
          event.preventDefault();
          setSentFrom(document.activeElement?.id ?? "");
          onSubmit();
        }}
        {...rest}
      />
    </SentFrom>
  );
}
