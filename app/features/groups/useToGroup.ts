import { useNavigation } from "#app/navigation/useNavigation.ts";

/** The way to one's group, in the place of this screen; back to it for whoever has come from there. */
export function useToGroup(): () => void {
  const { source, back, replace } = useNavigation();
  return () => (source === "app-group" ? back("app-group") : replace("app-group"));
}
