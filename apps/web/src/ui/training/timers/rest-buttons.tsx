import { Pause, Play, SkipForward } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../button.tsx";
import type { RestTimer } from "./use-rest-timer.ts";

/** Pause or resume, fifteen seconds more, skip. */
export function RestButtons({ rest }: { readonly rest: RestTimer }): ReactNode {
  const Icon = rest.paused ? Play : Pause;
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] gap-2">
      <Button className="px-3" aria-label={rest.paused ? "Resume rest timer" : "Pause rest timer"} onClick={rest.toggle}>
        <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
        {rest.paused ? "Resume" : "Pause"}
      </Button>
      <Button repeats className="px-3" onClick={rest.extend}>
        +15 s
      </Button>
      <Button className="px-3" onClick={rest.skip}>
        <SkipForward aria-hidden="true" size={16} strokeWidth={1.75} />
        Skip
      </Button>
    </div>
  );
}
