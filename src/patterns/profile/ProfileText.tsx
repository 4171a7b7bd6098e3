import { TextField, type TextFieldProps } from "#src/primitives/TextField.tsx";
import type { ProfileField } from "#src/model/profile/profileFields.ts";
import { useProfileField, type ProfileParts } from "./useProfileField.ts";

type ProfileTextProps = Pick<TextFieldProps, "autoComplete" | "autoCapitalize" | "hint" | "counter"> & {
  parts: ProfileParts;
  name: ProfileField;
};

export function ProfileText({ parts, name, ...rest }: ProfileTextProps) {
  return <TextField spellCheck={false} {...useProfileField(parts, name)} {...rest} />;
}
