import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Menu } from "../overlay/menu.tsx";

interface RowActionsProps {
  /** Name of the row: "Actions for Fran" labels the button. */
  readonly name: string;
  /** `MenuItem`s and `MenuLink`s. */
  readonly children: ReactNode;
}

/** The menu at the end of a row. */
export function RowActions({ name, children }: RowActionsProps): ReactNode {
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label={`Actions for ${name}`}>
          <Ellipsis aria-hidden="true" size={18} strokeWidth={1.75} />
        </Button>
      }
    >
      {children}
    </Menu>
  );
}
