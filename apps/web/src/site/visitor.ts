// Loaded on pages without React only when a message waits (`early-visitor.ts`): it brings what draws messages.
void import("./show-carried-toast.ts").then(({ showCarriedToast }) => showCarriedToast());
