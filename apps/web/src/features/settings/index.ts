export { SettingsPage } from "./components/settings-page.tsx";
export { SetUpTwoFactor } from "./components/security/set-up-two-factor.tsx";
export { isSettingsSection } from "./model/sections.ts";
