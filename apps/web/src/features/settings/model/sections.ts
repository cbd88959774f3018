/** The parts of the settings, in their order; each has its own address below /settings. */
export const SETTINGS_SECTIONS = ["account", "security", "devices", "preferences", "data"] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

export function isSettingsSection(text: string): text is SettingsSection {
  return SETTINGS_SECTIONS.some((section) => section === text);
}

export interface SectionText {
  /** In the navigation. */
  readonly label: string;
  readonly title: string;
  readonly lede: string;
}

export const SECTION_TEXTS: Readonly<Record<SettingsSection, SectionText>> = {
  account: { label: "Account", title: "Account", lede: "Your name, the address you sign in with, and your password." },
  security: {
    label: "Two-factor",
    title: "Two-factor and sign-in",
    lede: "Two-factor sign-in, and the ways to sign in.",
  },
  devices: { label: "Devices", title: "Signed-in devices", lede: "Every browser and app that can open your account now." },
  preferences: {
    label: "Units and AI",
    title: "Units, display and AI",
    lede: "How numbers are shown, what is mailed to you, and whether a language model may read your data.",
  },
  data: { label: "Your data", title: "Your data", lede: "Import, export or delete your data." },
};
