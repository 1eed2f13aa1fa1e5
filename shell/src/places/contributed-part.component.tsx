import type { ReactNode } from 'react';
import type { Contribution, PlaceName } from 'shared-api/contracts/platform';
import {
  AreaScopeProvider,
  ScreenBoundary,
  UnavailablePart,
  useBoundedLoad,
  type AreaFailure,
  type ModuleDefinition,
  type PartOf,
} from 'shared-ui';
import { useArea } from '../routing/use-area.ts';
import { useAreaScopeOf } from '../routing/use-area-scope-of.ts';
import { partOf, type Contributed } from './contributions.ts';

type RenderFailure = (failure: AreaFailure, onRetry: () => void) => ReactNode;

interface LoadedPartProps<Place extends PlaceName> {
  /** Draws the part once it is there. */
  readonly children: (part: PartOf<Place>) => ReactNode;
  /** Keeps the part's room until then. */
  readonly placeholder?: ReactNode;
  /** A line with a new try, unless it says otherwise. It is reported in any case. */
  readonly renderFailure?: RenderFailure;
}

interface ContributedPartProps<Place extends PlaceName> extends LoadedPartProps<Place> {
  readonly place: Place;
  readonly contributed: Contributed;
}

/** What an area brings to a place of the shell: loaded within the limits of screens, in a boundary of its own, so that it costs nothing else. */
export function ContributedPart<Place extends PlaceName>(props: ContributedPartProps<Place>) {
  const { place, contributed, placeholder = null, renderFailure = renderLine, children } = props;
  const { area, definition, failure, retry, renew } = useArea(contributed.area);
  const scope = useAreaScopeOf(area, renew);
  const contribution = { ...contributed.contribution, place };
  return (
    <AreaScopeProvider value={scope}>
      <ScreenBoundary key={area.version} renderFailure={renderFailure}>
        {failure && renderFailure(failure, retry)}
        {!failure && !definition && placeholder}
        {!failure && definition && (
          <LoadedPart {...{ definition, contribution, placeholder, renderFailure, children }} />
        )}
      </ScreenBoundary>
    </AreaScopeProvider>
  );
}

interface DefinedPartProps<Place extends PlaceName> extends Required<LoadedPartProps<Place>> {
  readonly definition: ModuleDefinition;
  readonly contribution: Contribution & { readonly place: Place };
}

function LoadedPart<Place extends PlaceName>(props: DefinedPartProps<Place>) {
  const { definition, contribution, placeholder, renderFailure, children } = props;
  const { value, failure, retry } = useBoundedLoad(partOf(definition, contribution));
  if (failure) return renderFailure(failure, retry);
  return value === undefined ? placeholder : children(value);
}

const renderLine: RenderFailure = (failure, onRetry) => (
  <UnavailablePart failure={failure} onRetry={onRetry} />
);
