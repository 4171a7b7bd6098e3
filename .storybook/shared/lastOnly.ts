type Undo = () => void;

/**
 * For what changes the canvas itself. A story that is rendered again with other globals is not torn down before: the change
 * of the last time is undone first, and each only once.
 */
export function lastOnly(): (change: () => Undo) => Undo {
  let undoLast: Undo = () => {};
  return (change) => {
    undoLast();
    const undo = change();
    undoLast = () => {
      undoLast = () => {};
      undo();
    };
    return () => undoLast();
  };
}
