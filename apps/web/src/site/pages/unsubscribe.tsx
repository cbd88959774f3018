import { paths, settingsPath } from "#app/navigation/paths.ts";
import { Unsubscribe } from "#features/sign-in/components/unsubscribe.tsx";

export function UnsubscribePage() {
  return <Unsubscribe homePath={paths.home} settingsPath={settingsPath("preferences")} />;
}
