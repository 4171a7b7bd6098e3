import { Component, useCallback, useEffect, useState, type ReactNode } from "react";
import { catchFocus, nameDocument } from "#app/navigation/screenFocus.ts";
import { reloadIfOutdated, reloadIfThere } from "#app/shell/staleBuild.ts";
import { BrokenScreen } from "#src/screens/start/BrokenScreen.tsx";

type RecoveryActions = {
  /** Undefined while signed out. */
  onSignOut?: (() => void) | undefined;
  /** Undefined on the start screen. */
  onToStart?: (() => void) | undefined;
};

export type ErrorBoundaryProps = RecoveryActions & { children: ReactNode };

/** Shows recovery actions when a screen throws. Needs one instance per screen, by key. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    void reloadIfOutdated();
    nameDocument();
    catchFocus();
  }

  override render() {
    const { children, onSignOut, onToStart } = this.props;
    if (!this.state.isBroken) return children;
    const signOut = onSignOut && (() => this.setState({ isBroken: false }, onSignOut));
    return <Broken onToStart={onToStart} onSignOut={signOut} />;
  }
}

/** A screen whose code failed to load needs a page reload: by the button, or when the connection is back. */
function Broken(navigation: RecoveryActions) {
  const [reloading, setReloading] = useState(false);
  const reload = useCallback(() => {
    setReloading(true);
    void reloadIfThere().then(() => setReloading(false));
  }, []);
  useEffect(() => {
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, [reload]);
  return <BrokenScreen reloading={reloading} onReload={reload} {...navigation} />;
}
