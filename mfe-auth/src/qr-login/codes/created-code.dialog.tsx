import { qrCodeDays } from 'shared-api/contracts/auth';
import { Button, Dialog, saveFile, useTexts } from 'shared-ui';
import { WaysInLead } from '../../ways-in/ways-in.component.tsx';
import classes from './qr-codes.module.css';
import { qrCodesTexts } from './qr-codes.texts.ts';
import type { CreatedQrCode } from './use-qr-codes.ts';

interface CreatedCodeDialogProps {
  readonly code: CreatedQrCode;
  readonly onClose: () => void;
}

/** The code that was just created, this once: to scan at once, or to save again. */
export function CreatedCodeDialog({ code, onClose }: CreatedCodeDialogProps) {
  const t = useTexts(qrCodesTexts);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('shown.title')}
      actions={
        <>
          <Button icon="download" onClick={() => void saveFile(code.picture, code.name)}>
            {t('shown.save')}
          </Button>
          <Button kind="primary" onClick={onClose} data-autofocus>
            {t('shown.done')}
          </Button>
        </>
      }
    >
      <p>{t('shown.text', { days: qrCodeDays })}</p>
      <img className={classes.picture} src={code.address} alt={t('shown.picture')} />
      <WaysInLead>{t('shown.once')}</WaysInLead>
    </Dialog>
  );
}
