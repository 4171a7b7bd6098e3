import { Component, useCallback, useEffect, useState, type ReactNode } from "react";
import { catchFocus, nameDocument } from "#app/navigation/screenFocus.ts";
import { reloadIfOutdated, reloadIfThere } from "#app/shell/staleBuild.ts";
import { BrokenScreen } from "#src/screens/start/BrokenScreen.tsx";

type RecoveryActions = {
  /** Absent where nobody is signed in. */
  onSignOut?: (() => void) | undefined;
  /** Absent where there is nowhere else to go. */
  onToStart?: (() => void) | undefined;
};

export type ErrorBoundaryProps = RecoveryActions & { children: ReactNode };

/** Shows ways on when a screen breaks, instead of a white page. Another screen takes another one of these, by its key. */
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

/** A screen whose code did not come is gone until the page is fetched anew: by the button, or when the connection is back. */
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
