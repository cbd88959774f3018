import { useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import { Alert } from "#ui/feedback/alert.tsx";

/** What a link from a mail, or a provider that leads back here, has to say: it stands in the fragment of the address. */
export function RedirectMessage(): ReactNode {
  const { hash } = useLocation();
  const [fragment] = useState(() => new URLSearchParams(hash.slice(1)));
  const failure = fragment.get("error_description");
  const message = failure ?? fragment.get("message");
  return message === null ? null : <Alert tone={failure === null ? "neutral" : "destructive"}>{message}</Alert>;
}
