import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.component.tsx';

/** A question for `useConfirm`. */
interface Question {
  readonly title: string;
  readonly text?: ReactNode;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string;
  readonly tone?: 'normal' | 'danger';
}

interface Confirm {
  /** Answers true when the person says yes. */
  readonly ask: (question: Question) => Promise<boolean>;
  /** The dialog; render it once in the screen. */
  readonly dialog: ReactNode;
}

/** Asks a question as a promise: `if (await ask({ title: t('delete.sure') })) …`. */
export function useConfirm(): Confirm {
  const [asked, setAsked] = useState<Question & { readonly answer: (isYes: boolean) => void }>();
  const [isOpen, setIsOpen] = useState(false);
  const ask = (question: Question) =>
    new Promise<boolean>((answer) => {
      setAsked({ ...question, answer });
      setIsOpen(true);
    });
  const close = (isYes: boolean) => {
    setIsOpen(false);
    asked?.answer(isYes);
  };
  const dialog = asked && (
    <ConfirmDialog {...asked} isOpen={isOpen} onConfirm={() => close(true)} onCancel={() => close(false)}>
      {asked.text}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
