import { paths } from "#app/navigation/paths.ts";
import { Document, Operator } from "../frame/document.tsx";

export function ContactPage() {
  return (
    <Document title="Contact" lede="Ironpace has no company behind it. Every server has an operator, and that is who can help you.">
      <h2>Who runs this server</h2>
      <Operator />
      <h2>What to write about</h2>
      <ul>
        <li>
          <b>You cannot get in.</b> First try <a href={paths.login}>Sign In</a> and the link for a forgotten password. If no mail arrives,
          the operator can see whether the server sends mail.
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
