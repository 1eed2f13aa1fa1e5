import { Component, type ErrorInfo, type ReactNode } from 'react';
import { createFailure, useAreaScope, type AreaFailure } from './area-scope.ts';
import { UnavailableCard } from './unavailable-card.component.tsx';

interface BoundaryProps {
  readonly onFailure: ((failure: AreaFailure) => void) | undefined;
  readonly children: ReactNode;
}

/** Keeps an error of the screen in the screen's place, with a new try; the frame and the other areas go on. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const scope = useAreaScope();
  return <Boundary onFailure={scope?.onFailure}>{children}</Boundary>;
}

class Boundary extends Component<BoundaryProps, { failure: AreaFailure | null }> {
  override state = { failure: null as AreaFailure | null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: createFailure('stopped', error) };
  }

  override componentDidCatch(_error: unknown, _info: ErrorInfo) {
    if (this.state.failure) this.props.onFailure?.(this.state.failure);
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <UnavailableCard failure={failure} onRetry={() => this.setState({ failure: null })} />;
  }
}
