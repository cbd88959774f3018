import type { ReactNode } from "react";
import { Sheet } from "#ui/overlay/sheet.tsx";
import type { ShelfItem } from "../model/shelf.ts";
import { type ShelfActions, ShelfButtons, ShelfDetail } from "./shelf-detail.tsx";

interface ShelfSheetProps extends ShelfActions {
  readonly item: ShelfItem;
  readonly onClose: () => void;
}

/** One workout of the shelf above the list, where there is no room beside it. */
export function ShelfSheet({ item, onClose, ...actions }: ShelfSheetProps): ReactNode {
  return (
    <Sheet title={item.name} onClose={onClose} footer={<ShelfButtons item={item} {...actions} />}>
      <ShelfDetail item={item} />
    </Sheet>
  );
}
