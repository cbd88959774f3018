import type { CSSProperties, ReactNode } from "react";
import type { SheetDay, WeekSheet as Sheet } from "../../model/week-sheet.ts";
import { SheetDayCell } from "./sheet-day.tsx";
import "./week-sheet.css";

interface WeekSheetProps {
  readonly sheet: Sheet;
  readonly sessionHref: (sessionId: string) => string;
}

/** Monday to Sunday: what each day asks for, rest days at half width. */
export function WeekSheet({ sheet, sessionHref }: WeekSheetProps): ReactNode {
  const columns = sheet.days.map((day) => `minmax(0, ${widthOf(day)}fr)`).join(" ");
  return (
    <ol className="week-sheet" aria-labelledby="week-heading" data-testid="week-sheet" style={{ "--columns": columns } as CSSProperties}>
      {sheet.days.map((day) => (
        <SheetDayCell key={day.day} day={day} sessionHref={sessionHref} />
      ))}
    </ol>
  );
}

function widthOf(day: SheetDay): number {
  if (day.sessions.length === 0) return 0.48;
  return day.isToday ? 1.1 : 1;
}
