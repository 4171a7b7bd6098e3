import { useWays } from "#app/navigation/ways.ts";
import { continueTo } from "#app/features/id-check/continueTo.ts";
import { useIdCheck } from "#app/features/id-check/useIdCheck.ts";
import { IdCheckOpeningScreen } from "#src/screens/id-check/IdCheckOpeningScreen.tsx";
import { IdResultScreen } from "#src/screens/id-check/IdResultScreen.tsx";

export function IdResultPage() {
  const { view, frame, send, onRetry } = useIdCheck("id-result");
  const { source } = useWays();
  if (view.screen === "opening") return <IdCheckOpeningScreen {...view} frame={frame} onRetry={onRetry} />;
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
