import type { WorkoutEntry } from "@ironpace/contract";
import type { Athlete } from "@ironpace/training";
import { useState, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { ApprovedList } from "./approved-list.tsx";
import { BenchmarkList } from "./benchmark-list.tsx";

interface CatalogueDialogProps {
  readonly athlete: Athlete | undefined;
  readonly onChoose: (filled: Partial<WorkoutEntry>) => void;
  readonly onClose: () => void;
}

/** What a workout can begin with: those known by name, and what the administrators have approved. */
export function CatalogueDialog({ athlete, onChoose, onClose }: CatalogueDialogProps): ReactNode {
  const [tab, setTab] = useState<"benchmarks" | "reviewed">("benchmarks");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="From the catalogue"
      footer={
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <Tabs
        label="Catalogue"
        look="segmented"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: "benchmarks", label: "Benchmark workouts", panel: <BenchmarkList athlete={athlete} onChoose={onChoose} /> },
          { value: "reviewed", label: "Reviewed sessions", panel: <ApprovedList onChoose={onChoose} /> },
        ]}
      />
    </Dialog>
  );
}
