import { ArrowLeft } from "lucide-react";
import { paths } from "../paths.ts";
import { AdminSection } from "./admin-section.tsx";
import { NavigationList } from "./navigation-list.tsx";
import { SignedIn } from "./signed-in.tsx";

/** The administrators' menu, the way back to their own training, and who is signed in. */
export function AdminSidebar() {
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
