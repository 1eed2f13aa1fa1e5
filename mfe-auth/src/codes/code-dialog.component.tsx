import { Dialog, useTexts } from 'shared-ui';
import { authTexts } from '../auth.texts.ts';
import { CodeEntry, type CodeEntryProps } from './code-entry.component.tsx';

interface CodeDialogProps extends CodeEntryProps {
  readonly onClose: () => void;
}

/** The popup for a code that came by mail or SMS. */
export function CodeDialog({ onClose, ...entry }: CodeDialogProps) {
  const t = useTexts(authTexts);
  return (
    <Dialog isOpen onClose={onClose} title={t('code.title')}>
      <CodeEntry {...entry} />
    </Dialog>
  );
}
