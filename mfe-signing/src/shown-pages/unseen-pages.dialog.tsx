import { useState } from 'react';
import { useSignedIn } from 'shared-api';
import { pageRanges } from 'shared-api/contracts/signing';
import { Button, CheckboxField, FormDialog, Stack, TextButton, useTexts } from 'shared-ui';
import { shownPagesTexts } from './shown-pages.texts.ts';

/** A file that is given to the device. */
interface FileCopy {
  readonly isThere: boolean;
  readonly isComing: boolean;
  readonly save: () => void;
}

interface UnseenPagesDialogProps {
  /** Pages that could not be shown whole; none where the file as a whole could not. */
  readonly pages: readonly number[];
  /** The file itself: whether the device has it by now, and how it gets it. */
  readonly copy: FileCopy;
  /** Shows the document anew. */
  readonly onRetry: () => void;
  /** The signer says that they read it in the file. */
  readonly onRead: () => void;
  readonly onClose: () => void;
}

/** What to do about pages that this browser cannot show: read them in the file itself and say so, or sign elsewhere (decision 089). */
export function UnseenPagesDialog({ pages, copy, onRetry, onRead, onClose }: UnseenPagesDialogProps) {
  const t = useTexts(shownPagesTexts);
  const { isGuest } = useSignedIn();
  const [isDeclared, setIsDeclared] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isFile = pages.length === 0;
  const said = { count: pages.length, pages: pageRanges(pages) };
  const handleSubmit = () => {
    if (!copy.isThere) setProblem(t('notOpened'));
    else if (!isDeclared) setProblem(t('notDeclared'));
    else onRead();
  };
  return (
    <FormDialog isOpen onClose={onClose} title={t('title')} submitLabel={t('goOn')} onSubmit={handleSubmit}>
      <Stack>
        <p>{isFile ? t('whyFile') : t('why', said)}</p>
        <Stack gap="s">
          <div>
            <Button
              icon="download"
              isBusy={copy.isComing}
              aria-describedby="unseen-pages-file"
              onClick={() => {
                setProblem(undefined);
                copy.save();
              }}
            >
              {t('openFile')}
            </Button>
          </div>
          <p id="unseen-pages-file">{t('openHint')}</p>
        </Stack>
        <CheckboxField
          label={isFile ? t('declareFile') : t('declare', said)}
          hint={t('recorded')}
          checked={isDeclared}
          error={problem}
          isErrorAnnounced
          onChange={({ target }) => {
            setIsDeclared(target.checked);
            setProblem(undefined);
          }}
        />
        <p>
          {t('elsewhere')} {t(isGuest ? 'elsewhereGuest' : 'elsewhereStaff')}
        </p>
        <TextButton onClick={onRetry}>{t(isFile ? 'againFile' : 'again')}</TextButton>
      </Stack>
    </FormDialog>
  );
}
