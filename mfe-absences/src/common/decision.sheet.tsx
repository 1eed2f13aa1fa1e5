import { useState } from 'react';
import { decisionsOn, type AbsenceStatus, type Decision } from 'shared-api/contracts/absences';
import { Button, Sheet, Stack, StateChip, useTexts } from 'shared-ui';
import { absenceStates } from './absence-states.ts';
import { decisionSheetTexts } from './decision-sheet.texts.ts';
import { ReasonDialog } from './reason.dialog.tsx';

interface DecisionSheetProps {
  readonly status: AbsenceStatus;
  readonly isOpen: boolean;
  /** The reason is empty but for a refusal. */
  readonly onDecide: (decision: Decision, reason: string) => void;
  readonly onClose: () => void;
}

/** The states that an administrator may set: all but the present one, and never open (spec 03 §4). A refusal asks for its reason. */
export function DecisionSheet({ status, isOpen, onDecide, onClose }: DecisionSheetProps) {
  const t = useTexts(decisionSheetTexts);
  const [isRefusing, setIsRefusing] = useState(false);
  const choose = (decision: Decision) => {
    onClose();
    if (decision === 'refused') setIsRefusing(true);
    else onDecide(decision, '');
  };
  return (
    <>
      <Sheet isOpen={isOpen} onClose={onClose} title={t('title')}>
        <Stack>
          <div>
            <StateChip states={absenceStates} state={status} />
          </div>
          {decisionsOn(status).map((decision) => (
            <Button
              key={decision}
              isWide
              icon={absenceStates.looks[decision].icon}
              onClick={() => choose(decision)}
            >
              {t(`set.${decision}`)}
            </Button>
          ))}
        </Stack>
      </Sheet>
      {isRefusing && (
        <ReasonDialog
          title={t('refuse')}
          label={t('reason')}
          hint={t('reasonHint')}
          missing={t('reasonMissing')}
          submitLabel={t('set.refused')}
          tone="danger"
          onSubmit={(reason) => {
            setIsRefusing(false);
            onDecide('refused', reason);
          }}
          onClose={() => setIsRefusing(false)}
        />
      )}
    </>
  );
}
