import type { Ref } from "react";

export type FileChooserProps = {
  /** `ref.current.click()` inside a user gesture opens the file chooser of the device. */
  ref?: Ref<HTMLInputElement>;
  /** Kinds of files on offer, e.g. `image/jpeg,image/png`. What arrives may still be something else. */
  accept: string;
  /** On phones: opens the camera instead of the list of files. */
  capture?: "environment" | "user" | undefined;
  onFileChoose: (file: File) => void;
};

/**
 * Hands on one file from the device; for a file that stays in a form use FileField. Shows nothing: a screen keeps it in one
 * place while its buttons come and go. A phone hides the page during the choice, and an input that is taken out
 * of it meanwhile never tells of the file.
 */
export function FileChooser({ ref, accept, capture, onFileChoose }: FileChooserProps) {
  return (
    <input
      ref={ref}
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
  );
}
