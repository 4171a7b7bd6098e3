import { useWays } from "#app/navigation/ways.ts";

/** The way to one's group, in the place of this screen; back to it for whoever has come from there. */
export function useToGroup(): () => void {
  const { source, back, follow } = useWays();
  return () => (source === "app-group" ? back("app-group") : follow("app-group"));
}
