import { useState } from 'react';
import { ActingForPicker } from '../acting-for/acting-for-picker.component.tsx';
import { AccountDialog } from './account-dialog.component.tsx';

interface AccountPopupsProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What the button with the person's name opens: their account, and from there for whom they act. */
export function AccountPopups({ isOpen, onClose }: AccountPopupsProps) {
  const [isPicking, setIsPicking] = useState(false);
  const pick = () => {
    onClose();
    setIsPicking(true);
  };
  return (
    <>
      <AccountDialog isOpen={isOpen} onClose={onClose} onActFor={pick} />
      <ActingForPicker isOpen={isPicking} onClose={() => setIsPicking(false)} />
    </>
  );
}
