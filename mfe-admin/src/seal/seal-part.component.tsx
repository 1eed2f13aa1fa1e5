import { useState } from 'react';
import type { SealInUse } from 'shared-api/contracts/admin';
import { Button, useConfirm, useTexts } from 'shared-ui';
import { CertificateFacts } from './certificate-facts.component.tsx';
import { SealDialog } from './seal.dialog.tsx';
import classes from './seal.module.css';
import { sealTexts } from './seal.texts.ts';
import { useSealReset } from './use-seal.ts';

/** With what documents are sealed now, and how to change that where it is changed here. */
export function SealPart({ kind, certificate }: SealInUse) {
  const t = useTexts(sealTexts);
  const [isUploading, setIsUploading] = useState(false);
  const { mutate: reset, isPending } = useSealReset();
  const { ask, dialog } = useConfirm();
  const handleReset = async () => {
    const sure = await ask({
      title: t('reset.title'),
      text: <p>{t('reset.text')}</p>,
      confirmLabel: t('reset.action'),
      tone: 'danger',
    });
    if (sure) reset();
  };
  return (
    <>
      {certificate && <CertificateFacts {...certificate} />}
      {(kind === 'own' || kind === 'uploaded') && (
        <div className={classes.actions}>
          <Button icon="upload" onClick={() => setIsUploading(true)}>
            {t(kind === 'own' ? 'upload' : 'uploadAnother')}
          </Button>
          {kind === 'uploaded' && (
            <Button isBusy={isPending} onClick={() => void handleReset()}>
              {t('reset.action')}
            </Button>
          )}
        </div>
      )}
      {isUploading && <SealDialog onClose={() => setIsUploading(false)} />}
      {dialog}
    </>
  );
}
