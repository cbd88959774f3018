import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useAuth } from "#backend/auth/auth-context.ts";
import { Button } from "#ui/button.tsx";
import { Field, Input } from "#ui/field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.ts";
import { personName, type PersonName, useSaveName } from "../../api/save-name.ts";
import { refusalText } from "../../model/refusal.ts";
import { SettingsBlock } from "../settings-block.tsx";

export function NameForm(): ReactNode {
  const { profile, profileLoading } = useAuth();
  const save = useSaveName();
  const { register, handleSubmit, formState, reset } = useForm<PersonName>({
    resolver: zodResolver(personName),
    values: { firstName: profile?.first_name ?? "", lastName: profile?.last_name ?? "" },
    resetOptions: { keepDirtyValues: true },
  });

  function submit(name: PersonName): void {
    save.mutate(name, {
      onSuccess: () => {
        reset(name);
        toast({ title: "Name saved" });
      },
      onError: (error) => toast({ title: "Failed to save your name", description: refusalText(error), variant: "destructive" }),
    });
  }

  return (
    <SettingsBlock title="Name">
      {profileLoading ? (
        <Skeleton className="h-30" />
      ) : (
        <form className="grid gap-5" noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="First name" error={formState.errors.firstName?.message}>
              <Input autoComplete="given-name" {...register("firstName")} />
            </Field>
            <Field label="Last name" error={formState.errors.lastName?.message}>
              <Input autoComplete="family-name" {...register("lastName")} />
            </Field>
          </div>
          <Button type="submit" variant="solid" className="justify-self-start" busy={save.isPending} busyText="Saving...">
            Save name
          </Button>
        </form>
      )}
    </SettingsBlock>
  );
}
