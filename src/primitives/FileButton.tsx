import { useRef } from "react";
import { Button, type ButtonProps } from "./Button.tsx";

export type FileButtonProps = Omit<ButtonProps, "onClick" | "type"> & {
  /** Kinds of files on offer, e.g. `image/jpeg,image/png`. What arrives may still be something else. */
  accept: string;
  /** On phones: opens the camera instead of the list of files. */
  capture?: "environment" | "user" | undefined;
  onFileChoose: (file: File) => void;
};

/** Opens the device's own chooser and hands on one file. For a file that stays in a form use FileField. */
export function FileButton({ accept, capture, onFileChoose, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture={capture}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // So that the same file can be chosen again.
          event.currentTarget.value = "";
          if (file) onFileChoose(file);
        }}
      />
      <Button {...rest} onClick={() => input.current?.click()} />
    </>
  );
}
