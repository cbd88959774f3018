import { createContext, use, useEffect, useId } from "react";

/** Told by each form whether something in it is not saved. */
export const UnsavedContext = createContext<(form: string, unsaved: boolean) => void>(() => undefined);

/** Says that this form has something that would be lost when the page is left. */
export function useUnsaved(unsaved: boolean): void {
  const form = useId();
  const tell = use(UnsavedContext);
  useEffect(() => {
    tell(form, unsaved);
    return () => tell(form, false);
  }, [tell, form, unsaved]);
}
