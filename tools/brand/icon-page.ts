/** The mark on the dark canvas, with the room around it that a mask may take away. */
export function iconPage(size: number): string {
  const mark = Math.round(size * 0.58);
  return `<body style="margin:0;display:grid;place-items:center;width:${size}px;height:${size}px;background:#0b0e11">
    <svg viewBox="0 0 28 28" width="${mark}" height="${mark}">${MARK}</svg></body>`;
}

/** Rod and three plates in a box of 28 × 28. */
export const MARK = `<path d="M0 14h28" stroke="#f1f4f6" stroke-width="2.5"/><rect x="4" y="8" width="5" height="12" rx="1" fill="#f1f4f6"/>
  <rect x="11.5" y="2" width="5" height="24" rx="1" fill="#f1f4f6"/><rect x="19" y="6" width="5" height="16" rx="1" fill="#fe6d24"/>`;
