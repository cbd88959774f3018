import type { SettingsSection } from "./sections.ts";

/** What stands above a section; apart from the labels, which the frame of every page knows. */
export const SECTION_TEXTS: Readonly<Record<SettingsSection, { readonly title: string; readonly lede: string }>> = {
  account: { title: "Account", lede: "Your name, the address you sign in with, and your password." },
  security: { title: "Two-factor and sign-in", lede: "Two-factor sign-in, and the ways to sign in." },
  devices: { title: "Signed-in devices", lede: "Every browser and app that can open your account now." },
  preferences: {
    title: "Units, display and AI",
    lede: "How numbers are shown, what we email you, and whether a language model may read your data.",
  },
  data: { title: "Your data", lede: "Import, export or delete your data." },
};
