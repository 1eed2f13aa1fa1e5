import { useListFilters, Page, Tabs, useScreen, useTexts } from 'shared-ui';
import { HistoryTab } from './history-tab.component.tsx';
import { leaveTexts } from './leave.texts.ts';
import { RequestTab } from './request-tab.component.tsx';

/** Leave (spec 03 §2): asking for it, and what was asked for. */
export function LeaveScreen() {
  const t = useTexts(leaveTexts);
  const { filters, change } = useListFilters({ tab: '' });
  const isHistory = filters.tab === 'history';
  useScreen({ title: t('title'), back: { to: '/dash', label: t('exit'), icon: 'home' } });
  return (
    <Page width="full">
      <Tabs
        label={t('tabs.label')}
        tabs={[
          { id: 'request', label: t('tabs.request'), icon: 'add' },
          { id: 'history', label: t('tabs.history'), icon: 'history' },
        ]}
        value={isHistory ? 'history' : 'request'}
        onChange={(tab) => change({ tab: tab === 'history' ? tab : '' })}
      >
        {isHistory ? <HistoryTab /> : <RequestTab />}
      </Tabs>
    </Page>
  );
}
