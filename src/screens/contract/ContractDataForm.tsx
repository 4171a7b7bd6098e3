import { useEffect, useRef } from "react";
import { formatFileSize } from "#src/copy/formatters.ts";
import { useCopy } from "#src/copy/useCopy.tsx";
import { useEmploymentStatusNames } from "#src/copy/useEmploymentStatusNames.ts";
import { useFileProblemText } from "#src/copy/useFileProblemText.ts";
import { needsDocument, type ContractDataProblems } from "#src/model/contract/contract.ts";
import { FILE_ACCEPT, type ChosenFile } from "#src/model/contract/files.ts";
import { FILE_MAX_BYTES } from "#src/model/id-check/idCheck.ts";
import { EMPLOYMENT_STATUSES } from "#src/model/lists.ts";
import { Banner } from "#src/primitives/Banner.tsx";
import { FileField } from "#src/primitives/FileField.tsx";
import { Form } from "#src/primitives/Form.tsx";
import { SelectField } from "#src/primitives/SelectField.tsx";

export type ContractDataFormProps = {
  /** For the button outside the form. */
  id: string;
  /** The provider's English word (D-97). */
  employmentType: string;
  document: Pick<ChosenFile, "name" | "size"> | null;
  problems: ContractDataProblems;
  /** Number of submits; with each new one the first invalid field takes the focus. */
  attempt: number;
  /** `checking`: the chosen file is being read. */
  status: "editing" | "checking" | "saving";
  /** Why the last save failed. */
  failure: "saveFailed" | "uploadFailed" | null;
  onTypeChange: (employmentType: string) => void;
  onDocumentChange: (document: File | null) => void;
  onSubmit: () => void;
};

const megabytes = FILE_MAX_BYTES / 1024 / 1024;

/** Two questions; an error summary would be longer than the form. */
export function ContractDataForm(props: ContractDataFormProps) {
  const t = useCopy("contract.data");
  const statusName = useEmploymentStatusNames();
  const fileProblemText = useFileProblemText("contractDocument");
  const { employmentType, document, problems, attempt, status, failure } = props;
  const type = useRef<HTMLSelectElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const first = problems.employmentType ? type : problems.employmentDocument ? file : null;
  useFocusOnAttempt(attempt, status === "editing", first);
  const isRequired = needsDocument(employmentType);
  return (
    <Form
      id={props.id}
      className="grid grid-cols-[minmax(0,1fr)] gap-6"
      onSubmit={() => status === "editing" && props.onSubmit()}
    >
      <div role="alert" className="empty:hidden">
        {failure ? (
          <Banner tone="halt">
            <span>{failure === "uploadFailed" ? fileProblemText(failure) : t("problems.saveFailed")}</span>
          </Banner>
        ) : null}
      </div>
      <p className="text-ink-2">
        <span>{t("lead")}</span>
      </p>
      <SelectField
        ref={type}
        label={t("labels.employmentType")}
        name="employmentType"
        value={employmentType}
        onValueChange={props.onTypeChange}
        options={EMPLOYMENT_STATUSES.map((value) => ({ value, label: statusName(value) }))}
        placeholder={t("choose")}
        hint={t("hints.employmentType")}
        error={problems.employmentType ? t("required.employmentType") : undefined}
        isReadOnly={status === "saving"}
      />
      <FileField
        ref={file}
        label={t("labels.document")}
        name="employmentDocument"
        accept={FILE_ACCEPT.contractDocument}
        file={document}
        note={noteOf()}
        onFileChange={props.onDocumentChange}
        chooseLabel={t("chooseFile")}
        removeLabel={t("removeFile")}
        optionalLabel={isRequired ? undefined : t("optional")}
        hint={t(isRequired ? "hints.documentNeeded" : "hints.document", { megabytes })}
        error={documentError()}
        isReadOnly={status !== "editing"}
      />
    </Form>
  );

  function noteOf() {
    if (!document) return undefined;
    return status === "checking" ? t("checking") : formatFileSize(document.size);
  }

  function documentError() {
    const problem = problems.employmentDocument;
    if (!problem) return undefined;
    return problem === "documentRequired" ? t("required.document") : fileProblemText(problem);
  }
}

/** Focuses the first error of a new attempt: at once, or after the chosen file was read. */
function useFocusOnAttempt(attempt: number, isJudged: boolean, field: { current: HTMLElement | null } | null) {
  const seen = useRef(attempt);
  useEffect(() => {
    if (attempt === seen.current || !isJudged) return;
    seen.current = attempt;
    field?.current?.focus();
  }, [attempt, isJudged, field]);
}
