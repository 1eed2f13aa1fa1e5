import { Component, type ErrorInfo, type ReactNode } from 'react';
import { createFailure, useAreaScope, type AreaFailure } from './area-scope.ts';
import { UnavailableCard } from './unavailable-card.component.tsx';

interface BoundaryProps {
  readonly onFailure: ((failure: AreaFailure) => void) | undefined;
  readonly renderFailure: RenderFailure;
  readonly children: ReactNode;
}

/** What stands in place of something that failed. */
type RenderFailure = (failure: AreaFailure, onRetry: () => void) => ReactNode;

interface ScreenBoundaryProps {
  /** The card of a whole screen, unless it says otherwise. */
  readonly renderFailure?: RenderFailure;
  readonly children: ReactNode;
}

/** Keeps an error of the screen, or of a part, in its place, with a new try; the frame and the other areas go on. */
export function ScreenBoundary({ renderFailure = renderCard, children }: ScreenBoundaryProps) {
  const scope = useAreaScope();
  return (
    <Boundary onFailure={scope?.onFailure} renderFailure={renderFailure}>
      {children}
    </Boundary>
  );
}

const renderCard: RenderFailure = (failure, onRetry) => (
  <UnavailableCard failure={failure} onRetry={onRetry} />
);

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
    return this.props.renderFailure(failure, () => this.setState({ failure: null }));
  }
}
