import { useEffect, useRef, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { Alert } from "#ui/feedback/alert.tsx";
import { useFinishLinking } from "../../api/linked-providers.ts";
import { refusalText } from "../../model/refusal.ts";

/** The way back from a provider that is to be linked: exchanges the code in the address once, and takes it out of there. */
export function LinkingResult(): ReactNode {
  const [query, setQuery] = useSearchParams();
  const { mutate, error } = useFinishLinking();
  const code = query.get("code");
  const exchanged = useRef<string>(undefined);
  useEffect(() => {
    if (code === null || code === exchanged.current) return;
    exchanged.current = code;
    setQuery({}, { replace: true });
    mutate(code);
  }, [code, mutate, setQuery]);
  return error === null ? null : <Alert tone="destructive">{refusalText(error)}</Alert>;
}
