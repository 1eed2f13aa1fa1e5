import { useState } from 'react';
import { useSignedIn } from 'shared-api';
import { Avatar, lazyPart, notify, Page, Tabs, usePageTitle, useTexts, useUnsavedGuard } from 'shared-ui';
import { DataSection } from './data-section.component.tsx';
import { NewEmail } from './new-email.component.tsx';
import { PreferencesSection } from './preferences-section.component.tsx';
import { ProfileConflictDialog } from './profile-conflict.dialog.tsx';
import { useProfileForm } from './profile-form.ts';
import classes from './profile.module.css';
import { SecuritySection } from './security-section.component.tsx';
import { texts } from './texts/texts.ts';
import { useProfileBar } from './use-profile-bar.ts';
import { profileSections, useProfileSection } from './use-profile-section.ts';
import { useProfile } from './use-profile.ts';
import { useSaveProfile } from './use-save-profile.ts';

const RemoveAccountDialog = lazyPart(() =>
  import(/* webpackChunkName: "remove-account-dialog" */ '../remove-account/remove-account.dialog.tsx').then(
    (m) => m.RemoveAccountDialog,
  ),
);

/** The profile (spec 01 §2): one's data, one's security, one's preferences. */
export function ProfileScreen() {
  const t = useTexts(texts);
  usePageTitle(t('title'));
  const { fullName, username, company } = useSignedIn();
  const [section, openSection] = useProfileSection();
  const query = useProfile();
  const form = useProfileForm(query.data);
  const [isRemoving, setIsRemoving] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const { save, isSaving, conflict, keepMine, takeTheirs, closeConflict } = useSaveProfile({
    profile: query.data,
    form,
    onNewAddress: () => setIsConfirming(true),
  });
  const guard = useUnsavedGuard(form.formState.isDirty);
  const submit = form.handleSubmit(save, () => {
    openSection('data');
    notify.error(t('invalid'), { duration: 'validation' });
  });
  useProfileBar({
    maySave: query.data?.mayEdit ?? false,
    isSaving,
    onSave: () => void submit(),
    onRemove: () => setIsRemoving(true),
  });
  return (
    <Page>
      <header className={classes.person}>
        <Avatar name={fullName} size="l" />
        <div>
          <h1>{fullName}</h1>
          <p>{[username, company?.name].filter(Boolean).join(' · ')}</p>
        </div>
      </header>
      <Tabs
        label={t('sections')}
        tabs={profileSections.map((id) => ({ id, label: t(`section.${id}`) }))}
        value={section}
        onChange={openSection}
      >
        {section === 'data' && (
          <DataSection query={query} form={form} onSubmit={submit}>
            <NewEmail profile={query.data} isConfirming={isConfirming} onConfirming={setIsConfirming} />
          </DataSection>
        )}
        {section === 'security' && <SecuritySection />}
        {section === 'preferences' && <PreferencesSection />}
      </Tabs>
      {conflict && (
        <ProfileConflictDialog
          conflict={conflict}
          mine={form.getValues()}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
          onClose={closeConflict}
        />
      )}
      {isRemoving && <RemoveAccountDialog onClose={() => setIsRemoving(false)} />}
      {guard}
    </Page>
  );
}
