import { useLocation } from "react-router";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { paths } from "../paths.ts";
import { NotFound } from "../../site/pages/not-found.tsx";

/** An administrators' page that is not built yet: what it will be for, and what does its work until then. */
export function AdminRoute() {
  const page = pages[useLocation().pathname.replace(/\/+$/, "")];
  if (page === undefined) return <NotFound />;
  return (
    <>
      <PageHeader title={page.title} />
      <EmptyState title="Not built yet">{page.text}</EmptyState>
    </>
  );
}

const pages: Readonly<Record<string, { readonly title: string; readonly text: string }>> = {
  [paths.admin]: {
    title: "Admin Dashboard",
    text: "This page will count accounts, exercises and articles, and say what waits for review.",
  },
  [paths.adminUsers]: {
    title: "User Management",
    text: "This page will list accounts and their roles. Until then, npm run grant-admin -- someone@example.com on the server makes an administrator.",
  },
  [paths.adminContent]: {
    title: "Content Management",
    text: "This page will hold articles and guides, from draft to published.",
  },
  [paths.adminExercises]: {
    title: "Exercises",
    text: "This page will edit the exercise library. Plans use the library that comes with Ironpace.",
  },
  [paths.adminVideos]: {
    title: "Training Videos",
    text: "This page will take videos of exercises and show where they are used.",
  },
  [paths.adminAiApprovals]: {
    title: "AI Approvals",
    text: "This page will hold what a language model has written until somebody approves it. Nothing waits: no model writes for approval yet.",
  },
  [paths.adminAiTesting]: {
    title: "AI Coach Testing",
    text: "This page will ask the coach prepared questions and keep the answers.",
  },
};
