import { useCopy } from "#src/copy/useCopy.tsx";
import { GROUP_DESCRIPTION_MAX_LENGTH, GROUP_NAME_MAX_LENGTH } from "#src/model/groups/group.ts";
import { lengthOf, validateGroup, type GroupDraft, type GroupFormProblem } from "#src/model/groups/groupForm.ts";
import { useCheckedField, type JudgedFrom } from "#src/patterns/form/useCheckedField.ts";
import { useCheckedForm, type CheckedFormState } from "#src/patterns/form/useCheckedForm.ts";
import { Form } from "#src/primitives/Form.tsx";
import { TextArea } from "#src/primitives/TextArea.tsx";
import { TextField } from "#src/primitives/TextField.tsx";

export type GroupCreateFormProps = {
  /** For the button in the dock. */
  id: string;
  initial: GroupDraft;
  status: "editing" | "creating";
  startsChecked?: boolean | undefined;
  /** On every change, to store a draft (F8). */
  onEdit?: ((draft: GroupDraft) => void) | undefined;
  onSubmit: (draft: GroupDraft) => void;
};

/** A name and an optional description (GRP-09). Two fields need no error summary. */
export function GroupCreateForm({ id, initial, status, startsChecked, onEdit, onSubmit }: GroupCreateFormProps) {
  const t = useCopy("groupForms.create");
  const form = useCheckedForm<GroupDraft, GroupFormProblem>({
    initial,
    check: validateGroup,
    startsChecked,
    isReadOnly: status === "creating",
    onEdit,
  });
  return (
    <Form
      id={id}
      startsChecked={startsChecked}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={() => void form.submit(onSubmit)}
    >
      <TextField {...useGroupField(form, "name", "leaving")} hint={t("hints.name")} autoComplete="off" />
      <TextArea
        {...useGroupField(form, "description", "typing")}
        rows={2}
        hint={t("hints.description")}
        optionalLabel={t("optional")}
        autoComplete="off"
      />
    </Form>
  );
}

const most = { name: GROUP_NAME_MAX_LENGTH, description: GROUP_DESCRIPTION_MAX_LENGTH };

function useGroupField(
  form: CheckedFormState<GroupDraft, GroupFormProblem>,
  name: keyof GroupDraft,
  judged: JudgedFrom,
) {
  const t = useCopy("groupForms.create");
  const { problem, ...field } = useCheckedField(form, name, judged);
  return {
    ...field,
    label: t(`labels.${name}`),
    error: problem && t(`problems.${problem.code}`),
    counter: t("counter", { count: lengthOf(field.value), max: most[name] }),
  };
}
