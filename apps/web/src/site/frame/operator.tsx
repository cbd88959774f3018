/**
 * Who runs this server. The server writes what its operator has set into the element (`web-app/operator.ts`); the text
 * here is for an operator who has set nothing.
 */
export function Operator() {
  return (
    <address data-operator="">
      The operator of this server has not published a name or an email address here. Ask the person or organisation that gave you the
      address of this site.
    </address>
  );
}
