import { useState } from 'react';
import { isAdminSession, useSignedIn } from 'shared-api';
import { lazyPart, Page, Tabs, useListFilters, useScreen, useTexts, type ScreenAction } from 'shared-ui';
import { SicknessHistory } from './history.component.tsx';
import { SicknessRequest } from './request.component.tsx';
import { sicknessTexts } from './sickness.texts.ts';

const EmployeePicker = lazyPart(() =>
  import(/* webpackChunkName: "employee-picker" */ '../common/people/employee-picker.component.tsx').then(
    (m) => m.EmployeePicker,
  ),
);

/** Sickness (spec 03 §2): a request, and the history. */
export function SicknessScreen() {
  const t = useTexts(sicknessTexts);
  const { filters, change } = useListFilters({ tab: 'request' });
  const [isPicking, setIsPicking] = useState(false);
  const mayPick = isAdminSession(useSignedIn());
  useScreen({
    title: t('title'),
    back: { to: '/dash', label: t('exit'), icon: 'home' },
  });
  const companies: ScreenAction[] = mayPick
    ? [{ id: 'companies', label: t('bar.companies'), icon: 'company', onClick: () => setIsPicking(true) }]
    : [];
  const tabs = [
    { id: 'request', label: t('tabs.request'), icon: 'add' },
    { id: 'history', label: t('tabs.history'), icon: 'history' },
  ] as const;
  const open = filters.tab === 'history' ? 'history' : 'request';
  return (
    <Page width="full">
      <Tabs label={t('tabs.label')} tabs={tabs} value={open} onChange={(tab) => change({ tab })}>
        {open === 'history' ? (
          <SicknessHistory actions={companies} />
        ) : (
          <SicknessRequest actions={companies} onShowHistory={() => change({ tab: 'history' })} />
        )}
      </Tabs>
      {isPicking && <EmployeePicker onClose={() => setIsPicking(false)} />}
    </Page>
  );
}
