import { paths } from "../../app/paths.ts";
import { Document } from "../frame/document.tsx";
import { Operator } from "../frame/operator.tsx";

export function PrivacyPage() {
  return (
    <Document
      title="Privacy"
      lede="What you enter stays with this server and its operator. No trackers, no advertising, no analytics, and no language model unless you allow it."
    >
      <h2>Who is responsible</h2>
      <Operator />
      <h2>What is stored</h2>
      <ul>
        <li>
          <b>Your account:</b> name, e-mail address, and your password as a hash from which it cannot be read back. With Google or Apple:
          the number, name, e-mail address and address of a picture they send. With two-factor sign-in: the secret of your authenticator.
        </li>
        <li>
          <b>What you enter about yourself:</b> age, gender, weight, experience, focus, benchmarks, injuries, goals, motivation, equipment,
          training days and competitions. Injuries are health data; enter only what a plan needs to know.
        </li>
        <li>
          <b>Your training:</b> plans and their changes, completed sessions, how hard they felt, logged workouts and sets, what you import
          (the work and the name of the file, not the file), goals and personal bests; and which announcements you have put away.
        </li>
        <li>
          <b>What you ask the coach:</b> your questions, its answers and what you made of its proposals, until you delete the conversation.
        </li>
        <li>
          <b>Sign-ins:</b> for each signed-in device its network address, browser name and times. A security log keeps which account signed
          in, stayed signed in, signed out or was changed, with its e-mail address, when and from which network address.
        </li>
      </ul>
      <h2>In your browser</h2>
      <p>
        Your sign-in and your choice of theme are kept in the browser's storage, and what you have typed into the profile wizard or ticked
        off in a session and not saved yet, until you save it or sign out; what an administrator writes for the library stays until it is
        saved. If you do not ask to be remembered, one cookie ends the sign-in when the browser is closed; it holds nothing but the word
        “yes”.
      </p>
      <p>
        So that Ironpace opens without a connection, the app's own files are kept too, and, where you asked to be remembered, what it last
        read of your data: for 14 days, and until you sign out. Training that you log waits in the browser until this server has it, also
        after you sign out, so that no set is lost; only your account can see it there. Nothing is loaded from other sites, fonts included.
      </p>
      <h2>Where it is, and who sees it</h2>
      <p>
        In the database of this server. Its rules let every person read and change only their own rows. Administrators of this server see
        names, e-mail addresses, roles, age, gender, body weight, training plans, how many workouts, bests and reached goals there are, and
        when somebody last signed in. They do not see benchmarks, injuries, goals, bests, what was logged, or talks with the coach. Whoever
        operates the machine can technically read the database, as with any service. Mails go through the mail server the operator has
        chosen; where there is none they become files on the server until the operator removes them, and its log names their reader and
        link. Sign-in with Google or Apple tells those companies that you sign in here. If you make a calendar address, whoever has it can
        read the titles, days, minutes and places of your sessions and competitions, until you change it or switch it off; only its hash is
        stored.
      </p>
      <h2>Language models</h2>
      <p>
        Plans are made on this server by the built-in engine. The operator can connect a language model of another company, for the coach,
        for the words of plans, and to choose among exercises that the engine allows. It is off for every account until you switch on AI
        consent under Settings. If you do, the model receives what you write to the coach, the last messages of the conversation, and the
        training data it asks for to answer: profile, benchmarks, injuries, goals, races, plan and what you logged in the last four weeks.
        When a plan is made it receives the sessions, the exercises that may be exchanged in them, your level, focus and goal, your injuries
        and what you dislike. It never receives your name, unless you write it, and never your e-mail address, your password or your
        sign-ins. A message with a sign of danger is answered by this server itself, and nothing of a conversation in which that happened is
        sent. Switch it off, and nothing more is sent. Without a connected model, nothing is ever sent.
      </p>
      <h2>How long</h2>
      <ul>
        <li>
          Your data stays until you delete it or your account. An account whose e-mail address is never confirmed is removed{" "}
          <span data-kept="unconfirmed-account">after 30 days</span>.
        </li>
        <li>
          Links and codes from mails work for an hour and are removed after a day. A sign-in is removed at once when you end it, and one
          that nobody uses ends by itself <span data-kept="idle-session">after 90 days</span>, any other{" "}
          <span data-kept="session">after 365 days</span>.
        </li>
        <li>Wrong passwords are counted for an hour at most, under numbers that no address can be read from.</li>
        <li>The request log holds address paths, results and times, without your name, your network address or what you entered.</li>
        <li>
          Lines of the security log are removed <span data-kept="audit-log">after 180 days</span>. Until then they outlive an account, so
          that a break-in can be understood later.
        </li>
        <li>Backups are the operator's. Ask them how long they keep them.</li>
      </ul>
      <h2>What you can do</h2>
      <ul>
        <li>
          <b>See and correct it:</b> everything is on your own pages.
        </li>
        <li>
          <b>Take it along:</b> Settings gives you all of it as one file in JSON and tables in CSV.
        </li>
        <li>
          <b>Delete it:</b> deleting your account under Settings removes your rows and files for good, except lines of the security log,
          which follow when their time is up.
        </li>
        <li>
          <b>Ask or object:</b> write to the operator, see <a href={paths.contact}>Contact</a>.
        </li>
      </ul>
    </Document>
  );
}
