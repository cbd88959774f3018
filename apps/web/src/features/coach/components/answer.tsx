import type { CoachSource } from "@ironpace/contract";
import { HeartPulse } from "lucide-react";
import type { ReactNode } from "react";
import { EmergencyNumbers } from "#ui/feedback/emergency-numbers.tsx";
import { LogoMark } from "#ui/theme/logo.tsx";
import type { ChatMessage } from "../model/chat.ts";
import { MarkdownText } from "#ui/text/markdown-text.tsx";
import { AnswerActions } from "./answer-actions.tsx";
import { ProposalCard } from "./proposals/proposal-card.tsx";
import type { ChatControl } from "./use-chat.ts";

interface AnswerProps {
  readonly message: ChatMessage;
  /** The answer is still streaming. */
  readonly growing: boolean;
  readonly control: ChatControl;
  readonly onArticle: (source: CoachSource) => void;
  /** Present on the last answer only. */
  readonly onFollowUp?: (question: string) => void;
  /** Present where another answer can be asked for. */
  readonly onAgain?: () => void;
}

/** Characters from which on a text is long: the cards stand above it. */
const LONG_TEXT_LENGTH = 400;
/** So many cards show at once what they would change; each preview lays out the plan anew. */
const MAX_PREVIEWS = 3;

/** An answer with everything that stands beside it. One to a red flag stands alone. */
export function Answer({ message, growing, control, onArticle, onFollowUp, onAgain }: AnswerProps): ReactNode {
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
  const cards = facts?.proposals.map((proposal, at) => (
    <ProposalCard
      key={`${at} ${proposal.title}`}
      proposal={proposal}
      live={facts.live && at < MAX_PREVIEWS}
      decision={facts.outcomes[at]?.decision ?? null}
      undo={facts.outcomes[at]?.undo}
      undone={facts.outcomes[at]?.undone === true}
      onDecide={(decision, undo) => control.decide(message, at, decision, undo)}
      onTakenBack={() => control.takenBack(message, at)}
    />
  ));
  const isLong = content.length > LONG_TEXT_LENGTH;
  return (
    <CoachSays {...(facts === undefined ? {} : { by: facts.coach })}>
      {isLong && cards}
      <MarkdownText growing={growing}>{content}</MarkdownText>
      {facts?.interrupted === true && <p className="text-sm text-ink-3">You stopped this answer.</p>}
      {!isLong && cards}
      {facts !== undefined && facts.sources.length > 0 && <Sources sources={facts.sources} onArticle={onArticle} />}
      {facts !== undefined && (
        <AnswerActions
          message={message}
          onJudged={(helpful) => control.judged(message, helpful)}
          {...(onAgain === undefined ? {} : { onAgain })}
        />
      )}
      {onFollowUp !== undefined && facts !== undefined && facts.followUps.length > 0 && (
        <Questions label="Ask next" questions={facts.followUps} onAsk={onFollowUp} />
      )}
    </CoachSays>
  );
}

interface QuestionsProps {
  readonly label: string;
  readonly questions: readonly string[];
  readonly onAsk: (question: string) => void;
}

/** Questions to ask with one tap. */
export function Questions({ label, questions, onAsk }: QuestionsProps): ReactNode {
  return (
    <ul className="flex flex-wrap gap-2" aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-9 rounded-ctl border border-line-strong px-3 py-1.5 text-left text-sm hover:bg-hover pointer-coarse:min-h-11"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
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
