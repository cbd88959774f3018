/** Says that what stands in the fields was typed before and never saved. */
export function Restored({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-ctl bg-pending-wash px-3 py-1.5 text-sm text-pending">
      Restored from your last visit, not saved yet.
      <button
        type="button"
        onClick={onDiscard}
        className="inline-flex min-h-9 items-center font-semibold underline underline-offset-3 hover:no-underline pointer-coarse:min-h-11"
      >
        Discard
      </button>
    </p>
  );
}
