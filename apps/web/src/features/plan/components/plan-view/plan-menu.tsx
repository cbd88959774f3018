import { CircleStop, Printer, SlidersHorizontal } from "lucide-react";
import type { LoadedMenu } from "#ui/overlay/loading-menu.tsx";
import { Menu, MenuItem } from "#ui/overlay/menu.tsx";

interface PlanMenuProps {
  /** Absent where nothing of the plan can be changed. */
  readonly onPersonalize: (() => void) | undefined;
  readonly onEnd: (() => void) | undefined;
}

/** What is rarely done with a plan as a whole. */
export const PlanMenu: LoadedMenu<PlanMenuProps> = ({ onPersonalize, onEnd, trigger, defaultOpen }) => (
  <Menu trigger={trigger} defaultOpen={defaultOpen}>
    {onPersonalize !== undefined && (
      <MenuItem icon={SlidersHorizontal} onClick={onPersonalize}>
        Personalize Training Plan
      </MenuItem>
    )}
    <MenuItem icon={Printer} onClick={() => setTimeout(() => window.print())}>
      Print the plan
    </MenuItem>
    {onEnd !== undefined && (
      <MenuItem icon={CircleStop} onClick={onEnd}>
        End plan
      </MenuItem>
    )}
  </Menu>
);
