import type { CSSProperties, ReactNode } from "react";
import type { SessionBlock } from "../../model/session/session-blocks.ts";
import "./session-bar.css";

interface SessionBarProps {
  readonly blocks: readonly SessionBlock[];
  readonly done: boolean;
}

/** The blocks of a session to scale; each is a link to its list of exercises. */
export function SessionBar({ blocks, done }: SessionBarProps): ReactNode {
  return (
    <nav className={`sbar ${done ? "done" : ""}`} aria-label="Session blocks">
      <div className="sbar-cols">
        {blocks.map((block) => (
          <a
            key={block.letter}
            href={`#block-${block.letter}`}
            className={classOf(block)}
            style={sizeOf(block)}
            aria-label={`${block.title}, ${block.minutes} minutes`}
          >
            {block.iron > 0 ? <i className="up" /> : <span />}
            {block.pace > 0 && <i className="dn" />}
          </a>
        ))}
      </div>
      <ol className="sbar-axis" aria-hidden="true">
        {blocks.map((block) => (
          <li key={block.letter} style={sizeOf(block)}>
            <b>{block.letter}</b> <span className="name">{block.title}</span> {block.minutes}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The same without links, in a card that leads to the session itself. */
export function SessionDrawing({ blocks }: { readonly blocks: readonly SessionBlock[] }): ReactNode {
  return (
    <div
      role="img"
      aria-label={blocks.map(({ title, minutes }) => `${title} ${minutes} minutes`).join(", ")}
      className="sbar border-t-0! pt-0! [--h:2.75rem]!"
    >
      <div className="sbar-cols">
        {blocks.map((block) => (
          <span key={block.letter} className={`${classOf(block)} pointer-events-none`} style={sizeOf(block)}>
            {block.iron > 0 ? <i className="up" /> : <span />}
            {block.pace > 0 && <i className="dn" />}
          </span>
        ))}
      </div>
      <ol className="sbar-axis max-md:hidden!">
        {blocks.map((block) => (
          <li key={block.letter} style={sizeOf(block)}>
            <b>{block.letter}</b> <span className="name">{block.title}</span> {block.minutes}
          </li>
        ))}
      </ol>
    </div>
  );
}

function classOf(block: SessionBlock): string {
  if (block.isEasy) return "sb easy";
  return block.name === "skill" ? "sb skill" : "sb";
}

function sizeOf(block: SessionBlock): CSSProperties {
  return { "--m": block.minutes, "--u": block.iron, "--w": block.pace } as CSSProperties;
}
