import type { CoachView } from "../built-in-coach/view.ts";
import type { StoredMessage } from "./conversation.ts";

/** What a language model may be told of the athlete: the consent says that a name is never sent. */
export function withoutFirstName({ firstName: _, ...view }: CoachView): CoachView {
  return view;
}

/** The built-in coach greets by name; its earlier greetings lose it. What the athlete wrote stays as it is. */
export function nameless(history: readonly StoredMessage[], firstName: string | undefined): readonly StoredMessage[] {
  if (firstName === undefined) return history;
  return history.map((message) =>
    message.role === "user" ? message : { ...message, content: message.content.replace(`Hi ${firstName}.`, "Hi.") },
  );
}
