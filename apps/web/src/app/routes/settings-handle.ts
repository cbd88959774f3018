import { SECTION_LABELS, isSettingsSection } from "#features/settings/model/sections.ts";
import { paths } from "../navigation/paths.ts";
import type { RouteHandle } from "../navigation/route-handle.ts";

/** /settings is the account; its other sections stand below it. */
export const settingsHandle: RouteHandle = {
  crumbs({ section = "account" }) {
    if (section === "account" || !isSettingsSection(section)) return [{ title: "Settings" }];
    return [{ title: "Settings", path: paths.settings }, { title: SECTION_LABELS[section] }];
  },
};
