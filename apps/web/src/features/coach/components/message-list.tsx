import { COACH_SIGN_IN, type CoachAction, type CoachOpeningWords, type CoachSource } from "@ironpace/contract";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { useAuth } from "#backend/auth/auth-context.ts";
import { getSentence } from "#backend/error-sentence.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Button } from "#ui/button.tsx";
import { formatDay, localDay } from "#ui/format.ts";
import { useToday } from "#ui/use-today.ts";
import { CoachError, NO_ANSWER } from "../api/coach-error.ts";
import { isReplaceable, lastQuestion } from "../model/chat.ts";
import { Answer, CoachSays, Questions, Typing } from "./answer.tsx";
import "./chat.css";
import { Question } from "./question.tsx";
import type { ChatControl } from "./use-chat.ts";

interface MessageListProps {
  readonly control: ChatControl;
  readonly log: RefObject<HTMLDivElement | null>;
  /** The tab that is open: a reworded question is asked there. */
  readonly action: CoachAction;
  /** What matters today; undefined until it is known, and while a safety stop is open. */
  readonly opening: CoachOpeningWords | undefined;
  readonly onFollowUp: (question: string) => void;
  readonly onArticle: (source: CoachSource) => void;
}

/** The greeting, then who said what. While an answer grows it is not read out piece by piece. */
export function MessageList({ control, log, action, opening, onFollowUp, onArticle }: MessageListProps): ReactNode {
  const { messages, loading, progress, failure } = control.chat;
  const { profile } = useAuth();
  const today = useToday();
  const last = messages.at(-1);
  const asked = isReplaceable(control.chat) ? lastQuestion(messages) : undefined;
  const name = profile?.first_name?.trim();
  useLastQuestionInSight(log, messages.length + (last?.content.length ?? 0) + (failure === undefined ? 0 : 1));
  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      aria-live="polite"
      aria-busy={loading}
      // What scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative grid min-h-0 flex-1 content-start gap-5 overflow-y-auto overscroll-contain px-5 py-5 focus-visible:-outline-offset-2 md:px-6"
    >
      <p className="flex items-center gap-3 text-xs text-ink-3 after:h-px after:flex-1 after:bg-line">
        {formatDay(messages[0] === undefined ? today : localDay(new Date(messages[0].timestamp)))}
      </p>
      <CoachSays>
        <p>
          {name ? `Hi ${name}. ` : "Hi. "}
          {opening !== undefined && messages.length === 0 && `${opening.today} `}What do you want to know? I answer from your own numbers
          and your plan.
        </p>
        {opening !== undefined && messages.length === 0 && (
          <Questions label="Questions to begin with" questions={opening.questions} onAsk={onFollowUp} />
        )}
      </CoachSays>
      {messages.map((message) =>
        message.role === "user" ? (
          <Question
            key={message.id}
            content={message.content}
            {...(message === asked ? { onReword: (content: string) => control.replace({ content, action }) } : {})}
          />
        ) : (
          <Answer
            key={message.id}
            message={message}
            growing={loading && message === last}
            control={control}
            onArticle={onArticle}
            {...(message === last && !loading ? { onFollowUp } : {})}
            {...(message === last && asked !== undefined ? { onAgain: () => control.replace({ content: asked.content, action }) } : {})}
          />
        ),
      )}
      {loading && last?.role === "user" && <Typing doing={progress} />}
      {failure !== undefined && <ChatFailure error={failure.error} onRetry={control.retry} />}
    </div>
  );
}

/** As an answer grows, its question rises to the top of the list and no further: a long answer is read from its beginning. */
function useLastQuestionInSight(log: RefObject<HTMLDivElement | null>, grown: number): void {
  useEffect(() => {
    if (grown === 0) return;
    const question = [...(log.current?.querySelectorAll<HTMLElement>("[data-question]") ?? [])].at(-1);
    if (question !== undefined) log.current?.scrollTo({ top: question.offsetTop - MARGIN_PX });
  }, [log, grown]);
}

/** Pixels above the question. */
const MARGIN_PX = 16;

/** The question stays above it, so that nothing has to be typed again. */
function ChatFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }): ReactNode {
  const signedOut = error instanceof CoachError && error.errorType === "AUTHENTICATION_REQUIRED";
  const seconds = useSecondsLeft(error);
  return (
    <Alert
      tone="destructive"
      title={signedOut ? COACH_SIGN_IN.title : "No answer"}
      action={
        <Button disabled={seconds > 0} onClick={onRetry}>
          {seconds > 0 ? `Try again in ${seconds} s` : "Try Again"}
        </Button>
      }
    >
      {signedOut ? COACH_SIGN_IN.message : (getSentence(error) ?? NO_ANSWER)}
    </Alert>
  );
}

/** Until the server answers again; 0 when it may be asked at once. */
function useSecondsLeft(error: unknown): number {
  const wait = error instanceof CoachError ? (error.retryAfter ?? 0) : 0;
  const [{ of, passed }, setPassed] = useState({ of: error, passed: 0 });
  if (of !== error) setPassed({ of: error, passed: 0 });
  const left = Math.max(wait - passed, 0);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setPassed({ of: error, passed: passed + 1 }), 1000);
    return () => clearTimeout(timer);
  }, [error, left, passed]);
  return left;
}
