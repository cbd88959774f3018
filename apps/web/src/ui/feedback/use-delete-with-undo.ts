import { toast } from "./toast.ts";

interface Deletable<Row> {
  useRemove(): Step<Row>;
  useRestore(): Step<Row>;
}

interface Step<Row> {
  /** Its outcome is told also when the list that asked is gone, as after its last row. */
  mutateAsync(row: Row): Promise<void>;
}

/** Deletes at once and offers to take it back. `what`: "competition result"; `sentenceOf` says what went wrong. */
export function useDeleteWithUndo<Row>(
  rows: Deletable<Row>,
  what: string,
  sentenceOf: (error: Error) => string | undefined,
): (row: Row) => void {
  const remove = rows.useRemove();
  const restore = rows.useRestore();
  const failed = (verb: string) => (error: Error) =>
    toast({ title: `Failed to ${verb} ${what}`, description: sentenceOf(error), variant: "destructive" });
  return (row) => {
    const undo = () => void restore.mutateAsync(row).catch(failed("restore"));
    const deleted = () =>
      toast({ title: `${what.charAt(0).toUpperCase()}${what.slice(1)} deleted`, action: { label: "Undo", onClick: undo } });
    void remove.mutateAsync(row).then(deleted, failed("delete"));
  };
}
