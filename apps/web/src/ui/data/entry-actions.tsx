import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { MenuItem } from "../overlay/menu.tsx";
import { RowActions } from "./row-actions.tsx";

interface EntryActionsProps {
  /** Name of the entry: "Fran, 4:35". */
  readonly name: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** More `MenuItem`s, between the two. */
  readonly children?: ReactNode;
}

export function EntryActions({ name, onEdit, onDelete, children }: EntryActionsProps): ReactNode {
  return (
    <RowActions name={name}>
      <MenuItem icon={Pencil} onClick={onEdit}>
        Edit
      </MenuItem>
      {children}
      <MenuItem icon={Trash2} onClick={onDelete}>
        Delete
      </MenuItem>
    </RowActions>
  );
}
