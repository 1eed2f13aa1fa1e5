import { useNavigate } from 'react-router-dom';
import { useBottomBar, useTexts } from 'shared-ui';
import { qrCodesAddress } from '../qr-login/codes/qr-codes-anchor.ts';
import { texts } from './texts/texts.ts';

interface ProfileBar {
  readonly maySave: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onRemove: () => void;
}

/** The buttons of the profile in the bottom bar (spec 01 §2). */
export function useProfileBar({ maySave, isSaving, onSave, onRemove }: ProfileBar): void {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const lead = (address: string) => () => void navigate(address);
  useBottomBar([
    {
      id: 'save',
      label: t('bar.save'),
      icon: 'save',
      tone: 'primary',
      disabled: !maySave,
      busy: isSaving,
      onClick: onSave,
    },
    { id: 'password', label: t('bar.password'), icon: 'key', onClick: lead('/changepasswordprofile/') },
    {
      id: 'qr',
      label: t('bar.qr'),
      icon: 'qr',
      onClick: lead(qrCodesAddress),
    },
    { id: 'exit', label: t('bar.exit'), icon: 'exit', onClick: lead('/dash') },
    { id: 'remove', label: t('bar.remove'), icon: 'delete', tone: 'danger', onClick: onRemove },
  ]);
}
