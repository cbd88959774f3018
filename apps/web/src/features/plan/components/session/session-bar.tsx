import type { CSSProperties, ReactNode } from "react";
import type { SessionBlock } from "../../model/session/session-blocks.ts";
import type { DrawnPart, SessionDrawing as Drawing } from "../../model/session/session-drawing.ts";
import "./session-bar.css";

interface SessionBarProps {
  readonly drawing: Drawing;
  readonly done: boolean;
}

/** The blocks of a session to scale; each is a link to its list of exercises. */
export function SessionBar({ drawing: { side, blocks }, done }: SessionBarProps): ReactNode {
  return (
    <nav className={`sbar ${done ? "done" : ""}`} data-side={side} aria-label="Session blocks">
      <div className="sbar-cols">
        {blocks.map(({ block, parts }) => (
          <a
            key={block.letter}
            href={`#block-${block.letter}`}
            className={getClass(block)}
            style={getWidth(block)}
            aria-label={`${block.title}, ${block.minutes} minutes`}
          >
            <Parts parts={parts} />
          </a>
        ))}
      </div>
      <Axis blocks={blocks.map(({ block }) => block)} />
    </nav>
  );
}

/** The same without links, in a card that leads to the session itself. */
export function SessionDrawing({ drawing: { side, blocks } }: { readonly drawing: Drawing }): ReactNode {
  return (
    <div
      role="img"
      aria-label={blocks.map(({ block: { title, minutes } }) => `${title} ${minutes} minutes`).join(", ")}
      className="sbar border-t-0! pt-1! [--h:3rem]! md:[--h:7.5rem]!"
      data-side={side}
    >
      <div className="sbar-cols">
        {blocks.map(({ block, parts }) => (
          <span key={block.letter} className={`${getClass(block)} pointer-events-none`} style={getWidth(block)}>
            <Parts parts={parts} />
          </span>
        ))}
      </div>
      <Axis blocks={blocks.map(({ block }) => block)} />
    </div>
  );
}

function Parts({ parts }: { readonly parts: readonly DrawnPart[] }): ReactNode {
  return parts.map(({ share, iron, pace }, index) => (
    <span key={index} className="sb-part" style={{ "--m": share, "--u": iron, "--w": pace } as CSSProperties}>
      {iron > 0 ? <i className="up" /> : <span />}
      {pace > 0 && <i className="dn" />}
    </span>
  ));
}

/** Letters and minutes below the bar. */
function Axis({ blocks }: { readonly blocks: readonly SessionBlock[] }): ReactNode {
  return (
    <ol className="sbar-axis" aria-hidden="true">
      {blocks.map((block) => (
        <li key={block.letter} style={getWidth(block)}>
          <b>{block.letter}</b> <span className="name">{block.title}</span> {block.minutes}
        </li>
      ))}
    </ol>
  );
}

function getClass(block: SessionBlock): string {
  if (block.isEasy) return "sb easy";
  return block.name === "skill" ? "sb skill" : "sb";
}

function getWidth({ minutes }: SessionBlock): CSSProperties {
  return { "--m": minutes } as CSSProperties;
}
