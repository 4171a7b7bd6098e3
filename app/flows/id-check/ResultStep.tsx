import type { IdCheckEvent } from "#app/flows/id-check/idCheckParts.ts";
import type { IdCheckView } from "#app/flows/id-check/idCheckView.ts";
import { continueTo } from "#app/flows/id-check/continueTo.ts";
import type { ScreenName } from "#app/navigation/screens.ts";
import type { Frame } from "#src/patterns/AppShell.tsx";
import { IdResultScreen } from "#src/screens/id-check/IdResultScreen.tsx";

type ResultStepProps = {
  view: Extract<IdCheckView, { screen: "id-result" }>;
  frame: Frame;
  source: ScreenName | null;
  send: (event: IdCheckEvent) => void;
};

export function ResultStep({ view, frame, source, send }: ResultStepProps) {
  const { document, ...rest } = view;
  return (
    <IdResultScreen
      {...rest}
      frame={frame}
      document={document && { ...document, photo: document.photo ?? null }}
      continueTo={continueTo(source)}
      onContinue={() => send({ type: "continue.requested" })}
      onReplace={() => send({ type: "replace.requested" })}
      onDelete={() => send({ type: "delete.requested" })}
      onConfirmDelete={() => send({ type: "delete.confirmed" })}
      onKeep={() => send({ type: "keep.requested" })}
      onToTerms={() => send({ type: "terms.requested" })}
    />
  );
}
