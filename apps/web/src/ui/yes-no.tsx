import { Segmented } from "./segmented.tsx";

export type YesNoAnswer = "yes" | "no";

export interface YesNoProps {
  /** null: not answered yet. */
  readonly value: YesNoAnswer | null;
  readonly onValueChange: (value: YesNoAnswer) => void;
  readonly name?: string;
  /** Only where no `Field` with `nativeLabel={false}` gives the name. */
  readonly "aria-label"?: string;
}

/** Two radio buttons. Put them into `<Field nativeLabel={false}>`. */
export function YesNo(props: YesNoProps) {
  return <Segmented<YesNoAnswer> {...props} options={OPTIONS} />;
}

const OPTIONS = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
] as const;
