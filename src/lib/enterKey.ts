/** For a field whose button is off: such a button swallows the click by which Enter submits a form. */
export const isEnter = ({ key }: { key: string }): boolean => key === "Enter";
