import { Link } from "react-router";
import { Logo } from "#ui/theme/logo.tsx";
import { paths } from "../navigation/paths.ts";

export function HomeLink() {
  return (
    <Link reloadDocument to={paths.home} aria-label="Ironpace, home">
      <Logo />
    </Link>
  );
}
