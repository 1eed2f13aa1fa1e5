import { useState } from 'react';
import { useSignedIn } from 'shared-api';
import { ConflictDialog, SaveFailure, Stack, Tabs, useTexts } from 'shared-ui';
import { PersonalDataCard } from '../personal-data/personal-data-card.component.tsx';
import { DataSection } from './data-section.component.tsx';
import { NewEmail } from './new-email.component.tsx';
import { PreferencesSection } from './preferences-section.component.tsx';
import { useProfileForm } from './profile-form.ts';
import { ProfileHead } from './profile-head.component.tsx';
import { SecuritySection } from './security-section.component.tsx';
import { profileTexts } from './profile.texts.ts';
import { useProfileBar } from './use-profile-bar.ts';
import { profileSections, useProfileSection } from './use-profile-section.ts';
import { useProfile } from './use-profile.ts';
import { useSaveProfile } from './use-save-profile.ts';

interface ProfileEditorProps {
  /** Whose profile, where it is not one's own: then there are its data and nothing else. */
  readonly userId: string | undefined;
  readonly onOwn: () => void;
  readonly onPick: () => void;
  readonly onRemove: () => void;
}

/** One profile with its sections. The form outlives the section in which its fields stand. */
export function ProfileEditor({ userId: wanted, onOwn, onPick, onRemove }: ProfileEditorProps) {
  const t = useTexts(profileTexts);
  const self = useSignedIn().userId;
  const userId = wanted === self ? undefined : wanted;
  const [section, openSection] = useProfileSection();
  const query = useProfile(userId);
  const form = useProfileForm(query.data);
  const [isConfirming, setIsConfirming] = useState(false);
  const { save, isSaving, failure, conflict } = useSaveProfile({
    userId,
    profile: query.data,
    form,
    onNewAddress: () => setIsConfirming(true),
  });
  const { isDirty } = form.formState;
  const submit = form.handleSubmit(save, () => {
    if (!userId) openSection('data');
  });
  const maySave = (query.data?.mayEdit ?? false) && isDirty;
  const onSave = () => void submit();
  useProfileBar({
    showsData: section === 'data' || isDirty,
    isOwn: !userId,
    maySave,
    isSaving,
    onSave,
    onPick,
    onRemove,
  });
  const newEmail = { profile: query.data, isConfirming, onConfirming: setIsConfirming };
  const data = (
    <Stack>
      <DataSection query={query} form={form} isOwn={!userId} onSubmit={submit}>
        <NewEmail {...newEmail} isOwn={!userId} />
      </DataSection>
      <SaveFailure error={isSaving ? undefined : failure} />
      <PersonalDataCard userId={userId} />
    </Stack>
  );
  return (
    <>
      <ProfileHead other={userId ? query.data : null} onOwn={onOwn} />
      {userId && data}
      {!userId && (
        <Tabs
          label={t('sections')}
          tabs={profileSections.map((id) => ({ id, label: t(`section.${id}`) }))}
          value={section}
          onChange={openSection}
        >
          {section === 'data' && data}
          {section === 'security' && <SecuritySection passwordChangedAt={query.data?.passwordChangedAt} />}
          {section === 'preferences' && <PreferencesSection />}
        </Tabs>
      )}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          labels={{
            firstName: t('data.firstName'),
            lastName: t('data.lastName'),
            email: t('data.email'),
          }}
        />
      )}
    </>
  );
}
