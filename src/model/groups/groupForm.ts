import { readText } from "#src/lib/typedText.ts";
import { GROUP_DESCRIPTION_MAX_LENGTH, GROUP_NAME_MAX_LENGTH, GROUP_NAME_MIN_LENGTH } from "#src/model/groups/group.ts";

export type GroupDraft = { name: string; description: string };

export type GroupNameProblem = "nameRequired" | "nameTooShort" | "nameTooLong";
export type GroupFormProblem = GroupNameProblem | "descriptionTooLong";

export const emptyGroupDraft: GroupDraft = { name: "", description: "" };

/** Number of characters that count. */
export const lengthOf = (text: string): number => readText(text).length;

/** 3 to 30 characters (GRP-10, GRP-11, D-35). */
export function validateGroupName(name: string): GroupNameProblem | null {
  const length = lengthOf(name);
  if (length === 0) return "nameRequired";
  if (length < GROUP_NAME_MIN_LENGTH) return "nameTooShort";
  return length > GROUP_NAME_MAX_LENGTH ? "nameTooLong" : null;
}

/** At most 100 characters (GRP-12). */
export const validateGroupDescription = (description: string): "descriptionTooLong" | null =>
  lengthOf(description) > GROUP_DESCRIPTION_MAX_LENGTH ? "descriptionTooLong" : null;

/** The problems of the form, in the order of its fields. Empty: none. */
export function validateGroup({ name, description }: GroupDraft): Partial<Record<keyof GroupDraft, GroupFormProblem>> {
  const problems = { name: validateGroupName(name), description: validateGroupDescription(description) };
  return {
    ...(problems.name && { name: problems.name }),
    ...(problems.description && { description: problems.description }),
  };
}

/** Request body: trimmed, without an empty description and without a privacy, which has no field (GRP-09, D-44). */
export function toNewGroup({ name, description }: GroupDraft): { name: string; description?: string } {
  const text = readText(description);
  return { name: readText(name), ...(text && { description: text }) };
}
