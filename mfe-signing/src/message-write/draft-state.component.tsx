import { Banner, Button, Icon, Row, TextButton, useTexts, type IconName } from 'shared-ui';
import type { DraftState } from './draft-saver.ts';
import classes from './message-write.module.css';
import { messageWriteTexts } from './message-write.texts.ts';

interface DraftStateLineProps {
  readonly state: DraftState;
  readonly onRetry: () => void;
  /** Goes on from what was saved elsewhere. */
  readonly onTakeTheirs: () => void;
  /** Saves over it. */
  readonly onKeepMine: () => void;
}

const icons = {
  saved: 'success',
  saving: 'refresh',
  unsaved: 'edit',
  failed: 'warning',
} as const satisfies Partial<Record<DraftState, IconName>>;

/** Whether what is written is kept; and what to do where it is not, or where another tab was quicker. */
export function DraftStateLine({ state, onRetry, onTakeTheirs, onKeepMine }: DraftStateLineProps) {
  const t = useTexts(messageWriteTexts);
  if (state === 'conflict')
    return (
      <Banner
        tone="warning"
        action={
          <Row>
            <Button size="s" onClick={onTakeTheirs}>
              {t('draft.theirs')}
            </Button>
            <Button size="s" kind="quiet" onClick={onKeepMine}>
              {t('draft.mine')}
            </Button>
          </Row>
        }
      >
        {t('draft.conflict')}
      </Banner>
    );
  return (
    <p role="status" className={classes.state}>
      {state !== 'new' && (
        <>
          <Icon name={icons[state]} size="s" />
          <span>{t(`draft.${state}`)}</span>
        </>
      )}
      {state === 'failed' && <TextButton onClick={onRetry}>{t('draft.retry')}</TextButton>}
    </p>
  );
}
