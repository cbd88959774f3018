import { ArrowLeft } from "lucide-react";
import { paths } from "../navigation/paths.ts";
import { AdminSection } from "./admin-section.tsx";
import { Frame } from "./frame.tsx";
import { NavigationList } from "./navigation-list.tsx";
import { SignedIn } from "./signed-in.tsx";

/** The administrators' pages, with a menu of their own. */
export function AdminLayout() {
  return <Frame sidebar={<AdminSidebar />} />;
}

/** The administrators' menu, the way back to their own training, and who is signed in. */
function AdminSidebar() {
  return (
    <>
      <AdminSection />
      <nav aria-label="Own training" className="border-t border-line py-3">
        <NavigationList items={[{ to: paths.dashboard, label: "Back to training", icon: ArrowLeft }]} />
      </nav>
      <div className="mt-auto pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <SignedIn />
      </div>
    </>
  );
}
