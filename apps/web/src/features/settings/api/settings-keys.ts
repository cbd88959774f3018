export const settingsKeys = {
  account: ["settings", "account"] as const,
  signIn: ["settings", "sign-in"] as const,
  passkeys: ["settings", "passkeys"] as const,
  devices: ["settings", "devices"] as const,
  imports: ["settings", "imports"] as const,
  reviewMail: ["settings", "review-mail"] as const,
  notifications: ["settings", "notifications"] as const,
  calendar: ["settings", "calendar"] as const,
};
