import { Button, Dialog, useTexts } from 'shared-ui';
import { OwnConsequences } from './own-consequences.component.tsx';
import { removalTexts } from './removal.texts.ts';
import { useAskRemoval } from './use-ask-removal.ts';

interface RemoveAccountDialogProps {
  readonly onClose: () => void;
}

/** Asks for the removal of one's account, after saying what it deletes and what stays. */
export function RemoveAccountDialog({ onClose }: RemoveAccountDialogProps) {
  const t = useTexts(removalTexts);
  const asking = useAskRemoval(onClose);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('ask.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} data-autofocus>
            {t('ask.cancel')}
          </Button>
          <Button kind="danger" icon="delete" isBusy={asking.isPending} onClick={() => asking.mutate()}>
            {t('ask.submit')}
          </Button>
        </>
      }
    >
      <p>{t('ask.lead')}</p>
      <OwnConsequences />
    </Dialog>
  );
}
