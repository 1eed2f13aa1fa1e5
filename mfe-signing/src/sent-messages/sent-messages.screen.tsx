import { useNavigate, useSearchParams } from 'react-router-dom';
import { Page, Tabs, useScreen, useTexts } from 'shared-ui';
import { messagePaths } from '../message-write/paths.ts';
import { Drafts } from './drafts.component.tsx';
import { SentList } from './sent-list.component.tsx';
import { sentMessagesTexts } from './sent-messages.texts.ts';

/** What one wrote (`/sentMessages`): the messages that were sent, and the drafts. */
export function SentMessagesScreen() {
  const t = useTexts(sentMessagesTexts);
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const tab = parameters.get('tab') === 'drafts' ? 'drafts' : 'sent';
  useScreen({
    title: t('title'),
    back: { to: messagePaths.inbox },
    actions: [
      {
        id: 'write',
        label: t('write'),
        icon: 'add',
        tone: 'primary',
        shortcut: 'n',
        onClick: () => void navigate(messagePaths.write()),
      },
    ],
  });
  return (
    <Page width="wide">
      <Tabs
        label={t('tabs.label')}
        tabs={[
          { id: 'sent', label: t('tabs.sent'), icon: 'send' },
          { id: 'drafts', label: t('tabs.drafts'), icon: 'edit' },
        ]}
        value={tab}
        onChange={(next) => void navigate(next === 'drafts' ? messagePaths.drafts : messagePaths.sentList)}
      >
        {tab === 'sent' ? <SentList /> : <Drafts />}
      </Tabs>
    </Page>
  );
}
