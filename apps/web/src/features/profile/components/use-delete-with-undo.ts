import { sentenceOf } from "../../../backend/error-sentence.ts";
import { toast } from "../../../ui/toast.ts";
import { useRemoveEntry, useRestoreEntry, type Entry, type EntryTable } from "../api/entries.ts";

/** Deletes at once and offers to take it back. `what`: "competition result" */
export function useDeleteWithUndo<Table extends EntryTable>(table: Table, what: string): (entry: Entry<Table>) => void {
  const remove = useRemoveEntry(table);
  const restore = useRestoreEntry(table);
  const failed = (verb: string) => (error: Error) =>
    toast({ title: `Failed to ${verb} ${what}`, description: sentenceOf(error), variant: "destructive" });
  return (entry) =>
    remove.mutate(entry, {
      onSuccess: () =>
        toast({
          title: `${what.charAt(0).toUpperCase()}${what.slice(1)} deleted`,
          action: { label: "Undo", onClick: () => restore.mutate(entry, { onError: failed("restore") }) },
        }),
      onError: failed("delete"),
    });
}
