import { useState, type ComponentProps } from "react";
import { SentFrom } from "./sentFrom.ts";

export type FormProps = Omit<ComponentProps<"form">, "noValidate" | "onSubmit"> & {
  /** What is wrong was found before anybody sent it. */
  startsChecked?: boolean | undefined;
  onSubmit: () => void;
};

/**
 * What is sent as one. Whoever judges it puts the focus on the first field that is wrong, which says so; the others are not
 * said with it.
 */
export function Form({ startsChecked = false, onSubmit, ...rest }: FormProps) {
  const [sentFrom, setSentFrom] = useState(startsChecked ? "" : null);
  const forget = () => setSentFrom(null);
  return (
    <SentFrom value={sentFrom}>
      {/* Not when it is left: the focus that comes to a field after sending leaves another one. */}
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
