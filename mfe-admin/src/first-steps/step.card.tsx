import type { ReactNode } from 'react';
import type { FirstStepId, FirstStepState } from 'shared-api/contracts/admin';
import { Button, Card, Stack, StateChip, useTexts } from 'shared-ui';
import { firstStepStates } from './first-steps.states.ts';
import classes from './first-steps.module.css';
import { firstStepsTexts } from './first-steps.texts.ts';
import { useSetAside } from './use-first-steps.ts';

interface StepCardProps {
  readonly id: FirstStepId;
  readonly state: FirstStepState;
  /** Why it matters and what to do, or what stands now. */
  readonly text: string;
  /** Whether nobody can do without it. */
  readonly isNeeded?: boolean;
  /** What one does here. */
  readonly children?: ReactNode;
}

/** One step: where it stands, and what one can do about it. */
export function StepCard({ id, state, text, isNeeded = false, children }: StepCardProps) {
  const t = useTexts(firstStepsTexts);
  const { mutate: set, isPending } = useSetAside();
  return (
    <Card title={t(`${id}.title`)}>
      <Stack>
        <div className={classes.state}>
          <StateChip states={firstStepStates} state={state} />
        </div>
        <p className={classes.text}>{text}</p>
        {children}
        {state !== 'done' && !isNeeded && (
          <div>
            <Button kind="quiet" isBusy={isPending} onClick={() => set({ id, isSetAside: state === 'open' })}>
              {t(state === 'setAside' ? 'takeUp' : id === 'seal' ? 'seal.setAside' : 'setAside')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
