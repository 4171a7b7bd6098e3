import type { Ref } from "react";

export type FileChooserProps = {
  /** `ref.current.click()` inside a user gesture opens the file chooser of the device. */
  ref?: Ref<HTMLInputElement>;
  /** Offered types, e.g. `image/jpeg,image/png`. The chosen file may still be another. */
  accept: string;
  /** On phones: opens the camera instead of the list of files. */
  capture?: "environment" | "user" | undefined;
  onFileChoose: (file: File) => void;
};

/**
 * Passes on one file from the device; for a file that stays in a form use FileField. Renders nothing visible: keep it
 * mounted while its buttons change. A phone hides the page during the choice, and an input that is removed meanwhile
 * never reports the file.
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
