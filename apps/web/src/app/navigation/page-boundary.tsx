import { Component, type ComponentType, type ReactNode } from "react";
import { logWarning } from "#backend/log.ts";

interface PageBoundaryProps {
  /** Another place takes the failure away. */
  readonly place: string;
  readonly fallback: ComponentType<{ readonly onRetry: () => void }>;
  readonly children: ReactNode;
}

interface State {
  readonly failed?: { readonly place: string } | undefined;
}

/** Shows something else in the place of a page that broke. */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(): State {
    return { failed: { place: "" } };
  }

  static getDerivedStateFromProps({ place }: PageBoundaryProps, { failed }: State): State | null {
    if (failed === undefined) return null;
    if (failed.place === "") return { failed: { place } };
    return failed.place === place ? null : { failed: undefined };
  }

  override componentDidCatch(error: unknown): void {
    logWarning("This page could not be shown", error);
  }

  override render(): ReactNode {
    const { failed } = this.state;
    const { children, fallback: Fallback } = this.props;
    return failed === undefined ? children : <Fallback onRetry={() => this.setState({ failed: undefined })} />;
  }
}
