import { paths } from "#app/navigation/paths.ts";
import { Document, Operator } from "../frame/document.tsx";

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
          <b>Your account:</b> name, email address, and your password as a hash from which it cannot be recovered. With Google or Apple: the
          account ID, name, email address and picture link they send. With two-factor sign-in: the secret key of your authenticator app.
          With passkeys: their public keys, names, and when they were used.
        </li>
        <li>
          <b>What you enter about yourself:</b> age, gender, weight, experience, focus, benchmarks, injuries, goals, motivation, equipment,
          training days and competitions. Injuries are health data; enter only what a plan needs to know.
        </li>
        <li>
          <b>Your training:</b> plans and their changes, completed sessions, how hard they felt, logged workouts and sets, what you import
          (the sessions in the file and its name, not the file itself), goals and personal bests; and which announcements you have
          dismissed.
        </li>
        <li>
          <b>What you ask the coach:</b> your questions, its answers and whether you accepted its proposals, until you delete the
          conversation. Whether an answer helped is stored with it. If you speak a message, your browser writes it down; some browsers send
          the recording to their maker for that, and this server only gets the words you send.
        </li>
        <li>
          <b>Sign-ins:</b> for each signed-in device its network address, browser name and times. A security log records sign-ins (also
          those renewed automatically), sign-outs and account changes, with the email address, the time and the network address.
        </li>
      </ul>
      <h2>In your browser</h2>
      <p>
        Your browser's storage keeps your sign-in and your choice of theme. It also keeps what you typed into the profile wizard or ticked
        off in a session, until you save it or sign out; what an administrator writes for the library stays until it is saved. If you do not
        choose to be remembered, one cookie, without personal data, lets us sign you out when you close the browser.
      </p>
      <p>
        So that Ironpace opens without a connection, your browser also keeps the app's own files and, if you chose to be remembered, a copy
        of the data you last loaded. It is no longer shown after 14 days, and is deleted when you sign out. Training that you log waits in
        the browser until this server has it, even after you sign out, so that no set is lost; only your account can see it there. Nothing
        is loaded from other sites, not even fonts.
      </p>
      <h2>Where it is, and who sees it</h2>
      <p>In the database of this server. Everyone can read and change only their own data.</p>
      <ul>
        <li>
          <b>Administrators of this server see</b> names, pictures, email addresses, roles, age, gender, main sport, how many workouts,
          bests and reached goals each person has, when they signed up and last signed in, whether their address is confirmed, whether they
          use two-factor sign-in, and whether the account is disabled.
        </li>
        <li>
          <b>They do not see</b> training plans, injuries, body weight, benchmarks, goals, bests, logged training, or conversations with the
          coach. The exception: a question and its answer that you report to them as unhelpful, which they read with your account’s id until
          you delete the conversation. Whoever operates the machine can technically read the database, as with any service.
        </li>
        <li>
          <b>Emails</b> go through the mail server the operator has chosen; if there is none, they are saved as files on the server until
          the operator removes them, and its log shows each recipient and link. Emails contain no training data, except the weekly review if
          you turn it on. For that we store your time zone.
        </li>
        <li>
          <b>Notifications:</b> if you turn them on for a device, their text (such as the title of today’s session) goes through the push
          service of your browser’s vendor, encrypted so that only your device can read it.
        </li>
        <li>
          <b>Google and Apple</b> learn that you sign in here if you sign in with them.
        </li>
        <li>
          <b>Calendar:</b> if you create a calendar address, anyone who has it can see the titles, dates, durations and places of your
          sessions and competitions, until you change it or switch it off; only its hash is stored.
        </li>
      </ul>
      <h2>Language models</h2>
      <p>
        Plans are made on this server by fixed rules, without a language model. The operator can connect another company's language model to
        answer as the coach, to write the text of plans, and to choose among exercises that fit your plan. It is off for every account until
        you switch on AI consent under Settings. If you do, the model receives what you write to the coach, the latest messages of the
        conversation, and the training data it requests to answer you: your profile, benchmarks, injuries and dislikes as you wrote them,
        goals, races, plan, what you logged in the last four weeks, and what this server computes from these. Unless the conversation quotes
        them, it does not receive your notes, why you skipped a session, or what motivates you. When a plan is made it receives the
        sessions, the exercises it may choose from, your level, focus and goal, your injuries and what you dislike. It never receives your
        name, unless you write it, and never your email address, your password or your sign-ins. If a message suggests danger, this server
        answers it and sends nothing from that conversation. Turn AI consent off at any time and nothing more is sent. Without a connected
        model, nothing is ever sent.
      </p>
      <h2>How long</h2>
      <ul>
        <li>
          Your data stays until you delete it or your account. An account whose email address is never confirmed is removed{" "}
          <span data-kept="unconfirmed-account">after 30 days</span>.
        </li>
        <li>
          Links and codes from emails work for an hour and are removed after a day. A sign-in is removed at once when you end it, and an
          unused one ends by itself <span data-kept="idle-session">after 90 days</span>, any other{" "}
          <span data-kept="session">after 365 days</span>.
        </li>
        <li>Failed password attempts are counted for at most an hour. We store a hash instead of your email address.</li>
        <li>The request log holds the pages requested, results and times, without your name, your network address or what you entered.</li>
        <li>
          Security log entries are removed <span data-kept="audit-log">after 180 days</span>. Until then they stay even if the account is
          deleted, so that a break-in can be investigated later. They hold your email address and network address. The record of roles and
          of disabled accounts is removed with them; it holds the account’s id.
        </li>
        <li>The operator makes the backups; ask them how long they keep them.</li>
      </ul>
      <h2>What you can do</h2>
      <ul>
        <li>
          <b>See and correct it:</b> you can see and edit all of it in the app.
        </li>
        <li>
          <b>Download it:</b> Settings lets you download all of it, except your passkeys and the security log, as one JSON file and as CSV
          tables.
        </li>
        <li>
          <b>Delete it:</b> deleting your account under Settings deletes your data and files for good, except security log entries and the
          record of roles and disabled accounts (see above), which are removed when their time is up.
        </li>
        <li>
          <b>Ask or object:</b> write to the operator, see <a href={paths.contact}>Contact</a>.
        </li>
      </ul>
    </Document>
  );
}
