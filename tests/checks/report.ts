/** Prints the findings of a check, and exits accordingly. */
export function report(name: string, faults: readonly string[], fine: string): void {
  const found = `${name}: ${faults.length} ${faults.length === 1 ? "fault" : "faults"}`;
  console.log(faults.length > 0 ? [...faults, found].join("\n") : `${name}: ${fine}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
