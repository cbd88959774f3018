// In the head of pages that look different to who is signed in, before anything is painted.
import { hasStoredSession } from "#backend/stored-sign-in.ts";

if (hasStoredSession()) document.documentElement.dataset["signedIn"] = "";
