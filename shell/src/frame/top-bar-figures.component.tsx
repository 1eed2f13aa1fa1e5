import { Component, type ReactNode } from 'react';
import { useBoot } from 'shared-api';
import type { RegistryArea } from 'shared-api/contracts/platform';
import { createFailure } from 'shared-ui';
import { reportFailure } from '../boot/report-failure.ts';
import { useArea } from '../routing/use-area.ts';

/** The figures that areas put into the top bar, such as the month's hours (spec 01 §2). None while no area offers one. */
export function TopBarFigures() {
  const { registry } = useBoot();
  return registry.areas
    .filter(({ manifest }) => manifest.slots?.includes('topBarFigure'))
    .map((area) => (
      <FigureBoundary key={area.area} area={area}>
        <Figure area={area} />
      </FigureBoundary>
    ));
}

interface FigureProps {
  readonly area: RegistryArea;
}

/** A figure that cannot be loaded is left away: the area's own screens show what is wrong with it. */
function Figure({ area }: FigureProps) {
  const { definition } = useArea(area);
  const Part = definition?.slots?.topBarFigure;
  return Part ? <Part /> : null;
}

/** A figure that throws must not break the frame: it is left away, and logged. */
class FigureBoundary extends Component<FigureProps & { children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    const { area, version } = this.props.area;
    reportFailure(createFailure('stopped', error), { area, build: version });
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
