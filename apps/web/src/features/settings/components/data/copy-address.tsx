import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Field, Input } from "#ui/field.tsx";
import { toast } from "#ui/toast.ts";

/** An address to be pasted elsewhere. Where the browser does not let a page copy, it can be selected by hand. */
export function CopyAddress({ label, address }: { readonly label: string; readonly address: string }): ReactNode {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: "Address copied" });
    } catch {
      toast({ title: "The browser could not copy it", description: "Select the address and copy it by hand.", variant: "destructive" });
    }
  }

  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={label} className="flex-1 basis-64">
        <Input readOnly value={address} onFocus={({ target }) => target.select()} />
      </Field>
      <Button
        variant="line"
        className="h-11"
        aria-label={`Copy the address ${label[0]?.toLowerCase()}${label.slice(1)}`}
        onClick={() => void copy()}
      >
        <Copy aria-hidden="true" size={16} strokeWidth={1.75} />
        Copy
      </Button>
    </div>
  );
}
