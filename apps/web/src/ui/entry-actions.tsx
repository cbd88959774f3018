import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Menu, MenuItem } from "./menu.tsx";

interface EntryActionsProps {
  /** Of the entry: "Fran, 4:35". */
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

export function EntryActions({ name, onEdit, onDelete }: EntryActionsProps): ReactNode {
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
      <MenuItem icon={Trash2} onClick={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
