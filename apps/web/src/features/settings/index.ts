export { SettingsPage } from "./components/settings-page.tsx";
export { isSettingsSection } from "./model/sections.ts";
