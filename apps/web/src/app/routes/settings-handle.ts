import { SECTION_LABELS, isSettingsSection } from "#features/settings/model/sections.ts";
import { paths } from "../paths.ts";
import type { RouteHandle } from "../route-handle.ts";

/** /settings is the account; its other sections stand below it. */
export const settingsHandle: RouteHandle = {
  crumbs({ section = "account" }) {
    if (section === "account" || !isSettingsSection(section)) return [{ title: "Settings" }];
    return [{ title: "Settings", path: paths.settings }, { title: SECTION_LABELS[section] }];
  },
};
