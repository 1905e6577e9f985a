import React from "react";
import { CrashPage } from "./crash-page";

interface CrashBoundaryProps {
  children: React.ReactNode;
  /** Shows nothing, where what broke is not seen. */
  silent?: boolean;
}

interface CrashBoundaryState {
  crash?: { error: unknown };
  children?: React.ReactNode;
  /** Whether the reader has tried again, for which React takes the button away that they have pressed. */
  isRetried?: boolean;
}

/** Shows the crash page in place of what throws while it is rendered. */
export class CrashBoundary extends React.Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = {};

  static getDerivedStateFromError(error: unknown): CrashBoundaryState {
    return { crash: { error } };
  }

  /** What is new is tried anew. */
  static getDerivedStateFromProps(
    { children }: CrashBoundaryProps,
    state: CrashBoundaryState,
  ): CrashBoundaryState | null {
    return children === state.children ? null : { crash: undefined, children, isRetried: false };
  }

  override componentDidUpdate(): void {
    if (!this.state.crash || !this.state.isRetried || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(".crash-page button")?.focus();
  }

  override render(): React.ReactNode {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return this.props.silent ? null : (
      <CrashPage error={crash.error} onRetry={() => this.setState({ crash: undefined, isRetried: true })} />
    );
  }
}
