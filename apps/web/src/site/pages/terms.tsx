import { paths } from "#app/navigation/paths.ts";
import { Document, Operator } from "../frame/document.tsx";

export function TermsPage() {
  return (
    <Document title="Terms" lede="The rules for using Ironpace on this server, short and without small print.">
      <h2>Who you are dealing with</h2>
      <p>Ironpace is software that people run for themselves and others. This server is run by:</p>
      <Operator />
      <p>
        The operator may have rules of their own, such as who may sign up or what it costs. Nothing on this page limits rights that the law
        of your country gives you.
      </p>
      <h2>Your health comes first</h2>
      <p>
        Training can injure you. A plan is information, not medical advice, and it knows only what you tell it. See a doctor before you
        start if you have a heart condition, have had an injury or surgery lately, are pregnant, or are not sure. Stop when pain goes above
        4/10 or gets worse. You decide what you lift and how fast you run, and you do it at your own risk.
      </p>
      <h2>Your account</h2>
      <ul>
        <li>Use your own email address and keep your password to yourself. Two-factor sign-in makes it safer.</li>
        <li>Enter your own numbers. A plan made from someone else's can hurt you.</li>
        <li>Do not try to reach other people's data, break the service, or use it to harm anybody.</li>
        <li>The operator can close an account that breaks these rules.</li>
        <li>You can leave at any time: download your data and delete your account under Settings.</li>
      </ul>
      <h2>What is yours</h2>
      <p>
        What you enter stays yours, and so do the plans made from it. The operator may use it only to run the service for you, as the{" "}
        <a href={paths.privacy}>Privacy</a> page says.
      </p>
      <h2>No warranty</h2>
      <p>
        The software is under the MIT licence: free to use, change and pass on, as it is, without warranty of any kind. Its authors are not
        liable for the consequences of using it. The operator does not promise that the service is always available or free of errors; keep
        a copy of what matters to you.
      </p>
    </Document>
  );
}
