import { useNavigate } from 'react-router-dom';
import { isAdminSession, useSignedIn } from 'shared-api';
import { useScreen, useTexts, type ScreenAction } from 'shared-ui';
import { createsQrCode, qrCodesAddress } from '../qr-login/codes/qr-codes-anchor.ts';
import { profileTexts } from './profile.texts.ts';

interface ProfileBar {
  /** Whether the data stand open: elsewhere there is nothing to save. */
  readonly showsData: boolean;
  readonly isOwn: boolean;
  readonly maySave: boolean;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onPick: () => void;
  readonly onRemove: () => void;
}

/** What can be done on the profile (spec 01 §2). A desktop has in its menu what the section of security offers too. */
export function useProfileBar({
  showsData,
  isOwn,
  maySave,
  isSaving,
  onSave,
  onPick,
  onRemove,
}: ProfileBar): void {
  const t = useTexts(profileTexts);
  const navigate = useNavigate();
  const lead = (address: string) => () => void navigate(address);
  const save: ScreenAction = {
    id: 'save',
    label: t('bar.save'),
    icon: 'save',
    tone: 'primary',
    disabled: !maySave,
    busy: isSaving,
    onClick: onSave,
  };
  const pick: ScreenAction = { id: 'pick', label: t('bar.companies'), icon: 'company', onClick: onPick };
  const picks = isAdminSession(useSignedIn()) ? [pick] : [];
  const own: ScreenAction[] = [
    {
      id: 'password',
      label: t('bar.password'),
      icon: 'key',
      isRare: true,
      onClick: lead('/changepasswordprofile/'),
    },
    {
      id: 'qr',
      label: t('bar.qr'),
      icon: 'qr',
      isRare: true,
      onClick: () => void navigate(qrCodesAddress, { state: createsQrCode }),
    },
  ];
  const remove: ScreenAction = {
    id: 'remove',
    label: t('bar.remove'),
    icon: 'delete',
    tone: 'danger',
    onClick: onRemove,
  };
  useScreen({
    back: { to: '/dash', label: t('bar.exit'), icon: 'home' },
    actions: isOwn ? [...own, ...picks, remove, ...(showsData ? [save] : [])] : [...picks, save],
  });
}
