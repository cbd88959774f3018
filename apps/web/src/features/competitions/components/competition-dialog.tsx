import { zodResolver } from "@hookform/resolvers/zod";
import {
  COMPETITION_INCOMPLETE,
  COMPETITION_MISSING,
  competitionEntrySchema,
  competitionRow,
  type CompetitionEntry,
} from "@ironpace/contract";
import { useState, type ReactNode } from "react";
import { useForm } from "react-hook-form";
import { getSentence } from "#backend/error-sentence.ts";
import { newId } from "#backend/new-id.ts";
import { EntryDialog } from "#ui/overlay/entry-dialog.tsx";
import { toastMissing } from "#ui/feedback/toast-missing.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useToday } from "#ui/use-today.ts";
import { competitions, type Competition } from "../api/competitions.ts";
import { competitionForm } from "../model/competition.ts";
import { isPast } from "../model/preparation.ts";
import { CompetitionFields } from "./competition-fields.tsx";

interface CompetitionDialogProps {
  /** Undefined to add one. */
  readonly competition: Competition | undefined;
  readonly onAdded: (competition: Competition) => void;
  readonly onAskCoach: (competition: Competition) => void;
  readonly onClose: () => void;
}

/** Everything about a competition but what came of it. */
export function CompetitionDialog({ competition, onAdded, onAskCoach, onClose }: CompetitionDialogProps): ReactNode {
  const today = useToday();
  const [id] = useState(() => competition?.id ?? newId());
  const save = competitions.useSave();
  const form = useForm<CompetitionEntry>({
    mode: "onTouched",
    resolver: zodResolver(competitionEntrySchema),
    defaultValues: competitionForm(competition),
  });

  const submit = (entry: CompetitionEntry) => {
    const row = competitionRow(entry);
    save.mutate(
      { id, ...row },
      {
        onSuccess: () => {
          onClose();
          const saved = { ...NEW, ...competition, id, ...row };
          if (competition !== undefined) return updated(competition, saved);
          if (isPast(saved, today)) toast({ title: "Competition added" });
          onAdded(saved);
        },
        onError: (error) =>
          toast({
            title: competition === undefined ? "Failed to add competition" : "Failed to update competition",
            description: getSentence(error),
            variant: "destructive",
          }),
      },
    );
  };

  /** A plan that was made or adjusted for the competition as it was does not follow by itself. */
  function updated(before: Competition, saved: Competition): void {
    const differs = before.date !== saved.date || before.type !== saved.type || before.priority !== saved.priority;
    if (!differs || isPast(saved, today)) return toast({ title: "Competition updated" });
    toast({
      title: "Competition updated",
      description: "Your plan does not use the new details yet.",
      action: { label: before.ai_adjusted ? "Readjust Training" : "Adjust Training", onClick: () => onAskCoach(saved) },
    });
  }

  return (
    <EntryDialog
      title={competition === undefined ? "Add New Competition" : "Edit Competition"}
      busy={save.isPending}
      onSubmit={(event) =>
        void form.handleSubmit(submit, (wrong) => toastMissing(wrong, COMPETITION_MISSING, COMPETITION_INCOMPLETE))(event)
      }
      onClose={onClose}
    >
      <CompetitionFields form={form} isNew={competition === undefined} />
    </EntryDialog>
  );
}

/** What the database gives a competition that is not typed. */
const NEW = {
  user_id: "",
  result: null,
  place: null,
  ai_adjusted: false,
  from_context: false,
  is_confirmed: false,
  created_at: "",
  updated_at: "",
} as const;
