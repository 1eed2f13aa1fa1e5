import { Button } from '../actions/button.component.tsx';
import { Card } from '../display/card.component.tsx';
import { EmptyState, ErrorState, LoadingState } from '../display/states.component.tsx';
import classes from './gallery.module.css';

/** Nothing yet, failed, on its way. */
export function StatesPart() {
  return (
    <Card title="States">
      <div className={classes.columns}>
        <EmptyState title="Nessun documento" action={<Button kind="primary">Aggiungi</Button>}>
          I documenti da firmare compaiono qui.
        </EmptyState>
        <ErrorState title="I documenti non si caricano" onRetry={() => undefined} supportCode="7F3A-22">
          La rete non risponde. Quello che hai salvato è al sicuro.
        </ErrorState>
        <LoadingState shape="screen" rows={2} />
        <LoadingState shape="form" rows={3} />
      </div>
    </Card>
  );
}
