import type { ReactNode } from "react";

/** "1:20:00", "5:02 /km", "150 kg": times and paces are set narrow, their unit small. */
export function Amount({ text }: { readonly text: string }): ReactNode {
  const [, clock, unit = ""] = /^(\d+(?::\d\d)+)(.*)$/u.exec(text) ?? [];
  if (clock === undefined) return text;
  return (
    <>
      <span className="fig-pace text-[1.375rem] text-ink">{clock}</span>
      {unit !== "" && <span className="text-sm font-normal text-ink-3">{unit}</span>}
    </>
  );
}
