import type { CoachSource } from "@ironpace/contract";
import { HeartPulse } from "lucide-react";
import type { ReactNode } from "react";
import { EmergencyNumbers } from "../../../ui/emergency-numbers.tsx";
import { LogoMark } from "../../../ui/logo.tsx";
import type { ChatMessage, Decision } from "../model/chat.ts";
import { MarkdownText } from "../../../ui/markdown-text.tsx";
import { ProposalCard } from "./proposals/proposal-card.tsx";

interface AnswerProps {
  readonly message: ChatMessage;
  /** It is not whole yet. */
  readonly growing: boolean;
  readonly onDecide: (decision: Decision) => void;
  readonly onArticle: (source: CoachSource) => void;
  /** Present on the last answer only. */
  readonly onFollowUp?: (question: string) => void;
}

/** An answer with everything that stands beside it. One to a red flag stands alone. */
export function Answer({ message, growing, onDecide, onArticle, onFollowUp }: AnswerProps): ReactNode {
  const { content, facts } = message;
  if (facts?.redFlag === true) {
    return (
      <CoachSays className="chat-red-flag">
        <p className="flex items-center gap-2 font-semibold text-danger">
          <HeartPulse aria-hidden="true" size={18} strokeWidth={1.75} />
          Your health comes first
        </p>
        <EmergencyNumbers />
        <MarkdownText>{content}</MarkdownText>
      </CoachSays>
    );
  }
  return (
    <CoachSays {...(facts === undefined ? {} : { by: facts.coach })}>
      <MarkdownText growing={growing}>{content}</MarkdownText>
      {facts?.interrupted === true && <p className="text-sm text-ink-3">You stopped this answer.</p>}
      {facts?.proposals.map((proposal) => (
        <ProposalCard key={proposal.title} proposal={proposal} decision={facts.decision} live={facts.live} onDecide={onDecide} />
      ))}
      {facts !== undefined && facts.sources.length > 0 && <Sources sources={facts.sources} onArticle={onArticle} />}
      {onFollowUp !== undefined && facts !== undefined && facts.followUps.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Ask next">
          {facts.followUps.map((question) => (
            <li key={question}>
              <button
                type="button"
                onClick={() => onFollowUp(question)}
                className="min-h-9 rounded-ctl border border-line-strong px-3 py-1.5 text-left text-sm hover:bg-hover pointer-coarse:min-h-11"
              >
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </CoachSays>
  );
}

function Sources({
  sources,
  onArticle,
}: {
  readonly sources: readonly CoachSource[];
  readonly onArticle: AnswerProps["onArticle"];
}): ReactNode {
  return (
    <p className="text-sm text-ink-3">
      Read more:{" "}
      {sources.map((source, index) => (
        <span key={source.slug}>
          {index > 0 && ", "}
          <button
            type="button"
            onClick={() => onArticle(source)}
            className="min-h-6 text-left text-ink-2 underline decoration-line-strong underline-offset-3 hover:text-ink"
          >
            {source.title}
          </button>
        </span>
      ))}
    </p>
  );
}

interface CoachSaysProps {
  readonly by?: "built-in" | "model";
  readonly className?: string;
  readonly children: ReactNode;
}

/** The mark, a rule on the left, no bubble. */
export function CoachSays({ by, className = "", children }: CoachSaysProps): ReactNode {
  return (
    <div className={`chat-answer ${className}`}>
      <p className="flex items-center gap-2 text-sm font-semibold">
        <LogoMark size={18} />
        Coach
        {by === "model" && <span className="font-normal text-ink-3">by a language model</span>}
      </p>
      {children}
    </div>
  );
}

export function Typing({ doing }: { readonly doing?: string | undefined }): ReactNode {
  return (
    <div className="chat-answer">
      <span className="chat-typing" role="status">
        <span className="sr-only">Coach is typing</span>
        <i />
        <i />
        <i />
      </span>
      {doing !== undefined && <p className="text-sm text-ink-3">{doing} …</p>}
    </div>
  );
}
