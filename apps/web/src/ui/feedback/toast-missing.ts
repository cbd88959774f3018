import { toast } from "./toast.ts";

/**
 * Says in a message which fields of a form are empty, as its fields say each for itself.
 * @param wrong the errors of the form, by field
 * @param missing what each field says when it is empty
 * @param allMissing the sentence for when all of them are; without it their own sentences are listed
 */
export function toastMissing(
  wrong: Readonly<Record<string, { readonly message?: string } | undefined>>,
  missing: Readonly<Record<string, string>>,
  allMissing?: string,
): void {
  const empty = Object.entries(missing).filter(([field, text]) => wrong[field]?.message === text);
  if (empty.length === 0) return;
  const isAll = empty.length === Object.keys(missing).length;
  const description = isAll && allMissing !== undefined ? allMissing : empty.map(([, text]) => text).join(". ");
  toast({ title: "Missing information", description, variant: "destructive" });
}
