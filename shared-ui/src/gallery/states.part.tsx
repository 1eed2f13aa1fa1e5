import { Button } from '../actions/button.component.tsx';
import { Card } from '../display/card.component.tsx';
import { KeptRoom } from '../display/kept-room.component.tsx';
import { Skeleton } from '../display/skeleton.component.tsx';
import { Stack } from '../display/stack.component.tsx';
import { EmptyState, ErrorState, LoadingState } from '../display/states.component.tsx';
import { NothingFound } from '../lists/nothing-found.component.tsx';
import { createFailure } from '../module-kit/failure/area-scope.ts';
import { ScreenSkeleton } from '../module-kit/failure/screen-skeleton.component.tsx';
import { UnavailablePart } from '../module-kit/failure/unavailable-part.component.tsx';
import { UnavailableCard } from '../module-kit/failure/unavailable-card.component.tsx';
import classes from './gallery.module.css';

const failures = [createFailure('unreachable', null), createFailure('outdated', null)];
const shapes = ['line', 'title', 'field', 'card', 'circle'] as const;

/** Nothing yet, failed, on its way, an area that does not come. */
export function StatesPart() {
  return (
    <Card title="States">
      <div className={classes.columns}>
        <EmptyState title="Nessun documento" action={<Button kind="primary">Aggiungi</Button>}>
          I documenti da firmare compaiono qui.
        </EmptyState>
        <EmptyState tone="good" title="Tutto fatto">
          Non c’è niente che aspetti te. Quello che arriva compare qui.
        </EmptyState>
        <ErrorState title="I documenti non si caricano" onRetry={() => undefined} supportCode="7F3A-22">
          La rete non risponde. Quello che hai salvato è al sicuro.
        </ErrorState>
        <ErrorState
          title="Il documento non si carica"
          way={{ label: 'Torna all’elenco', onFollow: () => undefined }}
        >
          Non c’è più: qualcuno l’ha eliminato.
        </ErrorState>
        <NothingFound title="Nessun documento" onReset={() => undefined}>
          Nessun documento corrisponde ai filtri.
        </NothingFound>
        <LoadingState shape="screen" rows={2} />
        <KeptRoom name="gallery.form" isSettled>
          <LoadingState shape="form" rows={3} />
        </KeptRoom>
        {failures.map((failure) => (
          <UnavailableCard key={failure.kind} heading="h2" failure={failure} onRetry={() => undefined} />
        ))}
        <UnavailablePart failure={createFailure('stopped', null)} onRetry={() => undefined} />
        <ScreenSkeleton />
        <Stack>
          {shapes.map((shape) => (
            <Skeleton key={shape} shape={shape} />
          ))}
        </Stack>
      </div>
    </Card>
  );
}
