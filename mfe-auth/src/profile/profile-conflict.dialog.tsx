import type { ProfileConflict } from 'shared-api/contracts/auth';
import { ConflictDialog, formatInstant, useTexts } from 'shared-ui';
import type { ProfileValues } from './profile-form.ts';
import { profileTexts } from './profile.texts.ts';

interface ProfileConflictDialogProps {
  readonly conflict: ProfileConflict;
  readonly mine: ProfileValues;
  readonly onKeepMine: () => void;
  readonly onAcceptTheirs: () => void;
  readonly onClose: () => void;
}

/** Somebody saved the profile first: who, when, and what stands now beside what one has typed. */
export function ProfileConflictDialog({ conflict, mine, ...actions }: ProfileConflictDialogProps) {
  const t = useTexts(profileTexts);
  const { changedBy: name, changedAt, current } = conflict;
  const lead =
    name && changedAt
      ? t('conflict.text', { name, when: formatInstant(changedAt) })
      : t('conflict.textUnnamed');
  const rows = (['firstName', 'lastName', 'email'] as const).map((field) => ({
    label: t(`data.${field}`),
    mine: mine[field].trim(),
    theirs: current[field],
  }));
  return <ConflictDialog {...actions} lead={lead} rows={rows} />;
}
