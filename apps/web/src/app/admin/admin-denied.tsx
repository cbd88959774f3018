import { Link } from "react-router";
import { Alert } from "#ui/feedback/alert.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { paths } from "../navigation/paths.ts";

/** What everybody but administrators sees of the admin area. */
export function AdminDenied() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center p-(--gutter)">
      <h1 className="sr-only" tabIndex={-1}>
        Admin area
      </h1>
      <Alert tone="destructive" title="Access Denied" action={<ButtonLink to={paths.dashboard}>Back to training</ButtonLink>}>
        You do not have permission to access the admin area. If you believe this is an error, please{" "}
        <Link reloadDocument to={paths.contact} className="link">
          contact support
        </Link>
        .
      </Alert>
    </main>
  );
}
