import { useQueryClient } from "@tanstack/react-query";
import { useReducer, useRef } from "react";
import { SAFETY_STOPS_KEY } from "#backend/reads/safety-stops.ts";
import { logWarning } from "#backend/log.ts";
import { newId } from "#backend/new-id.ts";
import { askCoach } from "../api/ask-coach.ts";
import { CoachError } from "../api/coach-error.ts";
import { coachKeys } from "../api/coach-keys.ts";
import { conversationBegunWith, saveOutcomes } from "../api/conversations.ts";
import {
  EMPTY_CHAT,
  nextChat,
  withOutcome,
  type AnswerFacts,
  type CardOutcome,
  type Chat,
  type ChatMessage,
  type Decision,
  type Question,
} from "../model/chat.ts";
import type { TakeBack } from "../model/take-back.ts";

export interface ChatControl {
  readonly chat: Chat;
  send(question: Question): void;
  /** Asks in a new conversation. */
  begin(question: Question): void;
  /** Asks in the place of the last question, reworded or not. */
  replace(question: Question): void;
  /** Asks the question once more that got no answer. */
  retry(): void;
  /** Ends the answer under way; what has come stays. */
  stop(): void;
  /** What was decided about the card at that place; `undo` takes back what was accepted. */
  decide(message: ChatMessage, at: number, decision: Decision, undo?: TakeBack): void;
  takenBack(message: ChatMessage, at: number): void;
  judged(message: ChatMessage, helpful: boolean): void;
  /** Shows a stored conversation, to go on with it. */
  load(conversationId: string, messages: readonly ChatMessage[]): void;
  /** Begins anew; what is stored stays. An answer under way is still written there. */
  clear(): void;
}

/** The conversation that is shown. Everything in it is also stored by the server. */
export function useChat(): ChatControl {
  const [chat, dispatch] = useReducer(nextChat, EMPTY_CHAT);
  // Events of a run that is not the current one are not shown any more.
  const current = useRef<AbortController>(undefined);
  const queryClient = useQueryClient();
  const settled = useRef(new Map<string, AnswerFacts["outcomes"]>());

  async function run(question: Question, before: Chat, replacesLast = false): Promise<void> {
    const mine = new AbortController();
    current.current = mine;
    const shown = () => current.current === mine && !mine.signal.aborted;
    const id = newId();
    const at = now();
    try {
      const conversationId = await findConversation(before);
      const answer = await askCoach(
        { ...question, ...(conversationId !== undefined && { conversationId, replacesLast }) },
        ({ event, data }) => {
          if (!shown()) return;
          if (event === "delta") dispatch({ type: "delta", id, text: data.text, at });
          if (event === "progress") dispatch({ type: "progress", text: data.text });
          if (event === "restart") dispatch({ type: "restart" });
        },
        mine.signal,
      );
      if (answer.redFlag) void queryClient.invalidateQueries({ queryKey: SAFETY_STOPS_KEY });
      if (!shown()) return;
      dispatch({ type: "done", id, answer, at });
    } catch (error) {
      if (shown()) dispatch({ type: "failed", failure: { ...question, replacesLast, error } });
    } finally {
      if (current.current === mine) current.current = undefined;
      void queryClient.invalidateQueries({ queryKey: coachKeys.conversations });
    }
  }

  function ask(question: Question, before: Chat): void {
    dispatch({ type: "asked", message: { id: newId(), role: "user", content: question.content, timestamp: now() } });
    void run(question, before);
  }

  const change = (id: string, facts: Partial<AnswerFacts>) => dispatch({ type: "changed", id, facts });

  function settle({ id, facts }: ChatMessage, at: number, outcome: CardOutcome): void {
    if (facts === undefined) return;
    // Another card may have been decided while this one was on its way.
    const outcomes = withOutcome({ ...facts, outcomes: settled.current.get(id) ?? facts.outcomes }, at, outcome);
    settled.current.set(id, outcomes);
    change(id, { outcomes });
    if (facts.storedId === undefined) return;
    saveOutcomes(facts.storedId, outcomes, outcome.decision).catch((error: unknown) => logWarning("Your decision was not saved", error));
  }

  return {
    chat,
    send: (question) => ask(question, chat),
    begin: (question) => {
      dispatch({ type: "cleared" });
      ask(question, EMPTY_CHAT);
    },
    replace: (question) => {
      dispatch({ type: "replaced", message: { id: newId(), role: "user", content: question.content, timestamp: now() } });
      void run(question, chat, true);
    },
    retry: () => {
      if (chat.failure === undefined) return;
      const { content, action, replacesLast } = chat.failure;
      dispatch({ type: "asked again" });
      void run({ content, action }, chat, replacesLast);
    },
    stop: () => {
      current.current?.abort();
      dispatch({ type: "stopped", id: newId(), at: now() });
    },
    decide: (message, at, decision, undo) => settle(message, at, { decision, ...(undo !== undefined && { undo }) }),
    takenBack: (message, at) => {
      const outcome = message.facts?.outcomes[at];
      if (outcome !== undefined) settle(message, at, { ...outcome, undone: true });
    },
    judged: ({ id }, helpful) => change(id, { helpful }),
    load: (conversationId, messages) => {
      current.current = undefined;
      dispatch({ type: "loaded", conversationId, messages });
    },
    clear: () => {
      current.current = undefined;
      dispatch({ type: "cleared" });
    },
  };
}

/** After a stopped first answer the server has a conversation whose id never came; one that was deleted elsewhere is not gone on with. */
async function findConversation({ conversationId, messages, failure }: Chat): Promise<string | undefined> {
  if (failure?.error instanceof CoachError && failure.error.errorType === "CONVERSATION_NOT_FOUND") return undefined;
  const first = messages[0];
  const wasStopped = messages.some(({ facts }) => facts?.interrupted === true && facts.live);
  return conversationId ?? (wasStopped && first !== undefined ? conversationBegunWith(first.content) : undefined);
}

function now(): string {
  return new Date().toISOString();
}
