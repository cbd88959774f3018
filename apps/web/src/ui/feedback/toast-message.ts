export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  /** `destructive` for failures: red, with an alert icon, announced at once. `info` for what is neither done nor failed: no tick. */
  readonly variant?: "default" | "info" | "destructive";
  readonly action?: { readonly label: string; readonly onClick: () => void };
}
