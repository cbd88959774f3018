import { Navigate, useParams } from "react-router";
import { SettingsPage, isSettingsSection } from "#features/settings/index.ts";
import { paths, settingsPath } from "../navigation/paths.ts";
import { leaveDeletedAccount } from "../sign-out/leave-app.ts";

/** /settings shows the account; every section has an address of its own below it. */
export function SettingsRoute() {
  const { section = "account" } = useParams();
  if (!isSettingsSection(section)) return <Navigate to={paths.settings} replace />;
  return <SettingsPage section={section} pathOf={settingsPath} onAccountDeleted={() => void leaveDeletedAccount()} />;
}
