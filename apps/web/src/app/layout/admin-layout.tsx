import { AdminSidebar } from "./admin-sidebar.tsx";
import { Frame } from "./frame.tsx";

/** The administrators' pages, with a menu of their own. */
export function AdminLayout() {
  return <Frame sidebar={<AdminSidebar />} />;
}
