// Loaded on pages without React when a message waits or a picture comes near (`early-visitor.ts`): it brings what draws messages.
import { isToastCarried } from "#ui/feedback/carried-toast-key.ts";

if (isToastCarried()) void import("./show-carried-toast.ts").then(({ showCarriedToast }) => showCarriedToast());
