import { DISPLAY_FONT, LIGHT_COLORS } from "./style.ts";

/** The mark, three plates on a rod with the last one ember, and the word beside it, in table cells: a picture would have to be fetched. */
export function brand(): string {
  const cells = [
    bar(3, 2, "rod"),
    bar(5, 12, "plate"),
    bar(3, 2, "rod"),
    bar(5, 24, "plate"),
    bar(3, 2, "rod"),
    bar(5, 16, "ember"),
    bar(4, 2, "rod"),
  ];
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
${cells.join("\n")}
<td class="ink" style="padding-left:10px;${DISPLAY_FONT}font-size:17px;line-height:24px;color:${LIGHT_COLORS.ink};"><span style="font-weight:800;font-stretch:125%;letter-spacing:.06em;">IRON</span><span style="font-weight:500;font-stretch:62%;letter-spacing:-.01em;">PACE</span></td>
</tr></table>`;
}

const COLOURS = { plate: LIGHT_COLORS.ink, rod: LIGHT_COLORS.rod, ember: LIGHT_COLORS.ember } as const;

function bar(width: number, height: number, kind: keyof typeof COLOURS): string {
  const radius = kind === "rod" ? 0 : 1.5;
  return `<td valign="middle" width="${width}" height="24" style="font-size:0;line-height:0;"><div class="${kind}" style="width:${width}px;height:${height}px;border-radius:${radius}px;background:${COLOURS[kind]};font-size:0;line-height:0;"></div></td>`;
}
