import { paths } from "#app/navigation/paths.ts";
import { HomePage as Home } from "#features/home/components/home-page.tsx";
import { VisitorFrame } from "../frame/visitor-frame.tsx";

export function HomePage() {
  return (
    <VisitorFrame>
      <Home signUpPath={paths.signUp} />
    </VisitorFrame>
  );
}
