import type { GermanLevel } from "#src/model/profile/germanLevels.ts";
import { useCopy } from "./useCopy.tsx";

/** The names of the German levels (FMT-19); older records hold `native`, too (FMT-20). */
export function useGermanLevelNames(): (level: GermanLevel) => string {
  const t = useCopy("lists.germanLevel");
  return (level) => t(level.toLowerCase() as Lowercase<GermanLevel>);
}
