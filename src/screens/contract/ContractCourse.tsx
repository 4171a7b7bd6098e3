import { Check, Clock, Download, FileDown, FilePenLine, FileText } from "lucide-react";
import { useId } from "react";
import { useCopy } from "#src/copy/useCopy.tsx";
import { CONTRACT_STATUSES, type ContractStatus } from "#src/model/contract/contract.ts";
import { TaskRow } from "#src/patterns/TaskRow.tsx";
import { TaskRows } from "#src/patterns/TaskRows.tsx";
import { contractText } from "./openContract.ts";

const glyphs = {
  download_required: Download,
  sign_and_send: FilePenLine,
  ucm_processing: Clock,
  ucm_ready: FileDown,
  complete: FileText,
};

/** What is done, what is next and what is still to come, beside the page. */
export function ContractCourse({ status }: { status: ContractStatus }) {
  const t = useCopy("contract.page.course");
  const id = useId();
  const current = CONTRACT_STATUSES.indexOf(status);
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-section font-title">
        <span>{t("title")}</span>
      </h2>
      <TaskRows aria-labelledby={id}>
        {CONTRACT_STATUSES.map((step, at) => {
          const isDone = at < current || status === "complete";
          const Glyph = isDone ? Check : glyphs[step];
          return (
            <TaskRow
              key={step}
              glyph={<Glyph />}
              plate={isDone ? "go" : at === current ? "signal" : "quiet"}
              title={t(contractText[step])}
              note={isDone ? t("done") : at === current ? t("now") : undefined}
            />
          );
        })}
      </TaskRows>
    </section>
  );
}
