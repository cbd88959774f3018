export interface ToastMessage {
  readonly title: string;
  readonly description?: string | undefined;
  /** `destructive` for failures: red, with an alert icon, announced at once. */
  readonly variant?: "default" | "destructive";
  readonly action?: { readonly label: string; readonly onClick: () => void };
}
