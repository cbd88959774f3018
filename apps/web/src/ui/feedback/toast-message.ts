export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  /** `destructive` for failures: red, with an alert icon, announced at once. `info` for what is neither done nor failed: no tick. */
  readonly variant?: "default" | "info" | "destructive";
  /** Repeats what the page says anyway: at the top, for two seconds. */
  readonly isBrief?: boolean;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}
