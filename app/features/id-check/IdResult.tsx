import { continueTo } from "#app/features/id-check/continueTo.ts";
import type { IdCheckPartProps } from "#app/features/id-check/idCheckView.ts";
import { useNavigation } from "#app/navigation/useNavigation.ts";
import { IdResultScreen } from "#src/screens/id-check/IdResultScreen.tsx";

export function IdResult({ view, frame, send }: IdCheckPartProps<"id-result">) {
  const { source } = useNavigation();
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
