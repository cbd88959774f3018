import { BEST_CATEGORIES, BEST_CATEGORY_LABELS, type BestCategory } from "@ironpace/contract";
import { Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useUnits } from "#backend/preferences/use-units.ts";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SearchInput } from "#ui/form/search-input.tsx";
import { Skeleton } from "#ui/feedback/skeleton.tsx";
import { useMedia } from "#ui/use-media.ts";
import { Tabs } from "#ui/layout/tabs.tsx";
import { personalBests, type PersonalBest } from "../api/personal-bests.ts";
import { findBests } from "../model/best.ts";
import { type ProfileBest, withProfileBests } from "../model/profile-best.ts";
import { toUnits } from "../model/shown-best.ts";
import type { PacesOfBest } from "./best-detail.tsx";
import { BestsOfCategory } from "./bests-of-category.tsx";

const BestDialog = lazyPart(async () => (await import("./best-dialog.tsx")).BestDialog);

/** What is typed: undefined of which best when it is a new one. */
interface Typed {
  readonly best: PersonalBest | undefined;
}

interface PersonalBestsPageProps {
  /** Numbers of the profile: of two values of an exercise the better one is shown. */
  readonly profile: readonly ProfileBest[];
  /** What a run says about training. */
  readonly Paces: PacesOfBest;
}

/** The best of each exercise, and how it came to be. */
export function PersonalBestsPage({ profile, Paces }: PersonalBestsPageProps): ReactNode {
  const query = personalBests.useRows();
  const [category, setCategory] = useState<BestCategory>("strength");
  const [search, setSearch] = useState("");
  const [typed, setTyped] = useState<Typed>();
  const units = useUnits();
  const isWide = useMedia("(min-width: 48rem)");
  const bests = withProfileBests(query.data ?? [], profile);
  return (
    <>
      <PageHeader title="Personal Bests">
        <Button variant="solid" onClick={() => setTyped({ best: undefined })}>
          <Plus aria-hidden="true" size={16} strokeWidth={1.75} />
          <span>
            Add <span className="max-md:sr-only">Personal Best</span>
          </span>
        </Button>
      </PageHeader>
      {query.isPending && <Skeleton className="h-96" />}
      {query.isLoadingError && (
        <Alert
          tone="destructive"
          title="Your personal bests could not be loaded"
          action={<Button onClick={() => void query.refetch()}>Try Again</Button>}
        >
          {getSentence(query.error)}
        </Alert>
      )}
      {query.data !== undefined && (
        <div className="relative grid gap-6">
          <div className="lg:absolute lg:top-[-.375rem] lg:right-0">
            <SearchInput label="Search exercises" value={search} onValueChange={setSearch} />
          </div>
          <Tabs
            label="Category"
            value={category}
            onValueChange={setCategory}
            tabs={BEST_CATEGORIES.map((value) => {
              const found = findBests(bests, value, search).map((best) => toUnits(best, units));
              return {
                value,
                label: BEST_CATEGORY_LABELS[value],
                // Without it all four words fit on a phone.
                ...(isWide && { count: found.length }),
                panel: (
                  <BestsOfCategory
                    bests={found}
                    Paces={Paces}
                    searched={search.trim() !== ""}
                    onUpdate={({ id }) => setTyped({ best: bests.find((best) => best.id === id) })}
                  />
                ),
              };
            })}
          />
        </div>
      )}
      {typed !== undefined && (
        <BestDialog
          best={typed.best}
          all={query.data ?? []}
          category={category}
          onSaved={setCategory}
          onClose={() => setTyped(undefined)}
        />
      )}
    </>
  );
}
