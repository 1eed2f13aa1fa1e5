import { useState } from 'react';
import { lazyPart, Page, useScreen, useTexts } from 'shared-ui';
import { ProfileEditor } from './profile-editor.component.tsx';
import { ProfilePicker } from './profile-picker.component.tsx';
import { profileTexts } from './profile.texts.ts';
import { useProfilePerson } from './use-profile-section.ts';

const RemoveAccountDialog = lazyPart(() =>
  import(/* webpackChunkName: "remove-account-dialog" */ '../removal/removal.dialog.tsx').then(
    (m) => m.RemoveAccountDialog,
  ),
);

/** The profile (spec 01 §2): one's data, one's security, one's preferences; for an administrator the data of others too. */
export function ProfileScreen() {
  const t = useTexts(profileTexts);
  useScreen({ title: t('title') });
  const [userId, openPerson] = useProfilePerson();
  const [dialog, setDialog] = useState<'remove' | 'pick'>();
  const close = () => setDialog(undefined);
  return (
    <Page>
      <ProfileEditor
        key={userId ?? ''}
        userId={userId}
        onOwn={() => openPerson(undefined)}
        onPick={() => setDialog('pick')}
        onRemove={() => setDialog('remove')}
      />
      {dialog === 'remove' && <RemoveAccountDialog onClose={close} />}
      {dialog === 'pick' && (
        <ProfilePicker
          picked={userId}
          onClose={close}
          onPick={(picked) => {
            close();
            openPerson(picked);
          }}
        />
      )}
    </Page>
  );
}
