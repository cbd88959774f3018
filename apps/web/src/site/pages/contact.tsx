import { paths } from "#app/navigation/paths.ts";
import { Document, Operator } from "../frame/document.tsx";

export function ContactPage() {
  return (
    <Document title="Contact" lede="Ironpace has no company behind it. Every server has an operator: ask them for help.">
      <h2>Who runs this server</h2>
      <Operator />
      <h2>What to write about</h2>
      <ul>
        <li>
          <b>You cannot get in.</b> Try “Forgot your password” on the <a href={paths.login}>sign-in page</a>. If no email arrives, ask the
          operator.
        </li>
        <li>
          <b>Your data.</b> You can download and delete it yourself under Settings; see what that covers on the{" "}
          <a href={paths.privacy}>Privacy</a> page.
        </li>
        <li>
          <b>Something is wrong with a plan.</b> Say which week and session, and what you expected. If something hurts, stop and see a
          professional first.
        </li>
      </ul>
    </Document>
  );
}
