/** The parts of the settings, in their order; each has its own address below /settings. */
export const SETTINGS_SECTIONS = ["account", "security", "devices", "preferences", "data"] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

export function isSettingsSection(text: string): text is SettingsSection {
  return SETTINGS_SECTIONS.some((section) => section === text);
}

/** In the navigation. */
export const SECTION_LABELS: Readonly<Record<SettingsSection, string>> = {
  account: "Account",
  security: "Security",
  devices: "Devices",
  preferences: "Preferences",
  data: "Your data",
};
