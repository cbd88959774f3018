import { addAdminSchema, type AddAdminEntry } from "@ironpace/contract";
import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { EntryDialog } from "#ui/overlay/entry-dialog.tsx";
import { Field, Input } from "#ui/form/field.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { useMakeAdmin } from "../api/change-account.ts";
import { ACTS } from "../model/account.ts";
import { tellFailure } from "./use-act.ts";

/** Gives the admin role to an account by its e-mail. */
export function AddAdminDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const makeAdmin = useMakeAdmin();
  const { register, handleSubmit, formState } = useForm<AddAdminEntry>({
    resolver: zodResolver(addAdminSchema),
    defaultValues: { email: "" },
  });
  const submit = ({ email }: AddAdminEntry) =>
    void makeAdmin.mutateAsync(email).then(
      (description) => {
        toast({ title: ACTS["grant-admin"].done, description });
        onClose();
      },
      (error: unknown) => tellFailure("grant-admin", error),
    );
  return (
    <EntryDialog
      title="Add Admin"
      confirm="Add Admin"
      confirmBusy="Adding..."
      busy={makeAdmin.isPending}
      onSubmit={(event) => void handleSubmit(submit)(event)}
      onClose={onClose}
    >
      <p className="text-ink-2">
        The person with this address must already have an account. Administrators see every account, change roles and decide what is
        published.
      </p>
      <Field label="Email" error={formState.errors.email?.message}>
        <Input type="email" inputMode="email" autoComplete="off" autoCapitalize="none" spellCheck={false} {...register("email")} />
      </Field>
    </EntryDialog>
  );
}
