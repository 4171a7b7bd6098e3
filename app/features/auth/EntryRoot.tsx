import { StrictMode, Suspense } from "react";
import { EntryPage } from "#app/features/auth/EntryPage.tsx";
import type { EntryDraft } from "#app/features/auth/entryDraft.ts";

export type EntryScreenName = "auth-sign-in" | "auth-create-account";

/** The entry by itself: the build draws it into the page, and the page takes over what it finds. */
export const EntryRoot = ({ draft, screen }: { draft: EntryDraft; screen: EntryScreenName }) => (
  <StrictMode>
    <Suspense>
      <EntryPage source={draft} mode={screen === "auth-create-account" ? "signUp" : "signIn"} />
    </Suspense>
  </StrictMode>
);
