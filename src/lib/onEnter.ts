/** For a field whose button is off: such a button swallows the click by which Enter submits a form. */
export const onEnter = (run: () => void) => (event: { key: string }) => {
  if (event.key === "Enter") run();
};
