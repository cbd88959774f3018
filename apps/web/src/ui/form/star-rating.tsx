import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { Star } from "lucide-react";
import type { ReactNode } from "react";
import { announceInput } from "./announce-input.ts";
import { useComposedControl } from "./field-control.ts";

const STARS = [1, 2, 3, 4, 5] as const;

interface StarRatingProps {
  /** null: not rated. */
  readonly value: number | null;
  readonly onValueChange: (stars: number | null) => void;
  /** Only where no `Field` with `nativeLabel={false}` gives the name. */
  readonly "aria-label"?: string;
}

/** One to five stars; the one that is chosen already takes the rating back. */
export function StarRating({ value, onValueChange, "aria-label": label }: StarRatingProps): ReactNode {
  const control = useComposedControl(label);
  return (
    <div className="flex items-center gap-2">
      <RadioGroup {...control} value={value} onValueChange={(stars: number | null) => onValueChange(stars)} className="-ml-2.5 flex">
        {STARS.map((stars) => (
          <Radio.Root
            key={stars}
            value={stars}
            aria-label={stars === 1 ? "1 star" : `${stars} stars`}
            onClick={(event) => {
              if (value !== stars) return;
              onValueChange(null);
              announceInput(event.currentTarget);
            }}
            className="grid size-11 place-items-center rounded-ctl text-ink focus-visible:-outline-offset-2"
          >
            <StarIcon size={22} full={value !== null && stars <= value} />
          </Radio.Root>
        ))}
      </RadioGroup>
      <span className="text-sm text-ink-3">{value === null ? "Not rated" : `${value} of 5`}</span>
    </div>
  );
}

/** A rating that only stands there. */
export function Stars({ value }: { readonly value: number }): ReactNode {
  return (
    <span className="inline-flex gap-0.5" role="img" aria-label={`${value} of 5 stars`}>
      {STARS.map((stars) => (
        <StarIcon key={stars} size={14} full={stars <= value} />
      ))}
    </span>
  );
}

function StarIcon({ size, full }: { readonly size: number; readonly full: boolean }): ReactNode {
  return <Star aria-hidden="true" size={size} strokeWidth={1.75} className={full ? "fill-current" : "text-ink-3"} />;
}
