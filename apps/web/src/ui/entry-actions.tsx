import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Menu, MenuItem } from "./menu.tsx";

interface EntryActionsProps {
  /** Of the entry: "Fran, 4:35". */
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** More `MenuItem`s, between the two. */
  readonly children?: ReactNode;
}

export function EntryActions({ name, onEdit, onDelete, children }: EntryActionsProps): ReactNode {
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label={`Actions for ${name}`}>
          <Ellipsis aria-hidden="true" size={18} strokeWidth={1.75} />
        </Button>
      }
    >
      <MenuItem icon={Pencil} onClick={onEdit}>
        Edit
      </MenuItem>
      {children}
      <MenuItem icon={Trash2} onClick={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
