import { useSignedIn } from 'shared-api';
import { isAdmin } from 'shared-api/contracts/common';
import { useCompanyNames } from 'shared-api/queries';
import { Button, Page, Stack, Tabs, useListFilters, useScreen, useTexts } from 'shared-ui';
import { balancesTexts } from './balances.texts.ts';
import { CompanyBalances } from './company-balances.component.tsx';
import { EmployeeBalances } from './employee-balances.component.tsx';

/** What is left of leave: one's own with its ledger, and for administrators that of everybody they manage. */
export function BalancesScreen() {
  const t = useTexts(balancesTexts);
  const session = useSignedIn();
  useScreen({ title: t('title'), back: { to: '/dash', label: t('home'), icon: 'home' } });
  return (
    <Page width="wide">
      {isAdmin(session.flags) ? <Parts /> : <EmployeeBalances employeeId={undefined} />}
    </Page>
  );
}

const parts = ['mine', 'company'] as const;

function Parts() {
  const t = useTexts(balancesTexts);
  const { actingFor } = useSignedIn();
  const { companies } = useCompanyNames();
  const { filters, change } = useListFilters({ part: 'mine', company: '', employee: '', search: '' });
  const { part, company, employee, search } = filters;
  const ofCompany = companies?.find(({ id }) => id === (company || actingFor?.company.id)) ?? companies?.[0];
  return (
    <Tabs
      label={t('parts')}
      tabs={parts.map((id) => ({ id, label: t(`part.${id}`) }))}
      value={part === 'company' ? 'company' : 'mine'}
      onChange={(next) => change({ part: next, employee: '' })}
    >
      {part !== 'company' && <EmployeeBalances employeeId={undefined} />}
      {part === 'company' && employee !== '' && (
        <Stack>
          <div>
            <Button size="s" icon="back" onClick={() => change({ employee: '' })}>
              {t('back')}
            </Button>
          </div>
          <EmployeeBalances key={employee} employeeId={employee} />
        </Stack>
      )}
      {part === 'company' && employee === '' && ofCompany && companies && (
        <CompanyBalances
          companies={companies}
          companyId={ofCompany.id}
          search={search}
          onChange={change}
          onOpen={(id) => change({ employee: id })}
        />
      )}
    </Tabs>
  );
}
