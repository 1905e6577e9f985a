import React from "react";
import { CrashPage } from "./crash-page";

interface CrashBoundaryProps {
  children: React.ReactNode;
  /** Whether to render nothing instead of the crash page, for invisible content. */
  silent?: boolean;
}

interface CrashBoundaryState {
  crash?: { error: unknown };
  children?: React.ReactNode;
  isRetried?: boolean;
}

/** Shows the crash page if its children throw while rendering. */
export class CrashBoundary extends React.Component<CrashBoundaryProps, CrashBoundaryState> {
  // A class field would need a helper function in the scripts of every page.
  constructor(props: CrashBoundaryProps) {
    super(props);
    this.state = {};
  }

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { crash: { error } };
  }

  /** Retries when the children change. */
  static getDerivedStateFromProps(
    { children }: CrashBoundaryProps,
    state: CrashBoundaryState,
  ): CrashBoundaryState | null {
    return children === state.children ? null : { crash: undefined, children, isRetried: false };
  }

  override render(): React.ReactNode {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    // To Gatsby's overlay, which names the file and the line, and renders again after a repair.
    if (process.env.NODE_ENV === "development") throw crash.error;
    return this.props.silent ? null : (
      <CrashPage
        error={crash.error}
        isAgain={this.state.isRetried}
        onRetry={() => this.setState({ crash: undefined, isRetried: true })}
      />
    );
  }
}
