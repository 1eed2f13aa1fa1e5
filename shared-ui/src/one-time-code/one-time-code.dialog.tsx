import type { ReactNode } from 'react';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { Dialog } from '../overlay/dialog.component.tsx';
import { OneTimeCodeForm } from './one-time-code-form.component.tsx';
import type { OneTimeCodeOptions } from './one-time-code.ts';

interface OneTimeCodeDialogProps extends OneTimeCodeOptions {
  readonly onClose: () => void;
  /** Further ways, beside 'Reinvia'. */
  readonly others?: ReactNode;
}

/** The popup of a one-time code. It is open as long as it is rendered. */
export function OneTimeCodeDialog({ onClose, ...options }: OneTimeCodeDialogProps) {
  const t = useTexts(kitTexts);
  return (
    <Dialog isOpen onClose={onClose} title={t('code.title')}>
      <OneTimeCodeForm {...options} onCancel={onClose} />
    </Dialog>
  );
}
