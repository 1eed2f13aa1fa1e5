import { useState } from 'react';
import type { Company } from 'shared-api/contracts/directory';
import { Button } from '../actions/button.component.tsx';
import { Card } from '../display/card.component.tsx';
import { Row, Stack } from '../display/stack.component.tsx';
import { notify } from '../notify/notify.ts';
import { OneTimeCodeDialog } from '../one-time-code/one-time-code.dialog.tsx';
import { OneTimeCodeForm } from '../one-time-code/one-time-code-form.component.tsx';
import type { OneTimeCodeOptions } from '../one-time-code/one-time-code.ts';
import { CompanyPicker } from '../pickers/company-picker.component.tsx';
import { CompanyPersonPicker, PersonPicker } from '../pickers/person-picker.component.tsx';

const companies: readonly Company[] = ['Acme S.p.A.', 'Beta S.r.l.'].map((name, index) => ({
  id: `${index}`,
  name,
  employees: ['Mario Rossi', 'Giulia Bianchi'].map((person) => ({
    id: `${index}-${person}`,
    userId: `${index}-${person}`,
    user: person.toLowerCase().replace(' ', '.'),
    name: person,
    usesBadge: false,
    mayManage: true,
  })),
}));
const source = { companies, hasFailed: false, onRetry: () => undefined };
const code: OneTimeCodeOptions = {
  channel: 'mail',
  send: async () => ({ challenge: 'gallery', resendAfter: 30, sentTo: 'm•••@acme.example' }),
  verify: async () => undefined,
  readFailure: () => undefined,
  unanswered: 'No answer came',
  onPassed: () => {
    notify.success('The code was right');
  },
};

/** Pickers of companies and people, and one-time codes. */
export function PeoplePart() {
  const [open, setOpen] = useState<'company' | 'person' | 'both' | 'code' | null>(null);
  const close = () => setOpen(null);
  const pick = (id: string | undefined) => {
    close();
    notify.info(id ?? 'All');
  };
  return (
    <Card title="Companies, people, codes">
      <Stack>
        <Row>
          <Button onClick={() => setOpen('company')}>Company</Button>
          <Button onClick={() => setOpen('person')}>Person</Button>
          <Button onClick={() => setOpen('both')}>Company, then person</Button>
          <Button onClick={() => setOpen('code')}>Code</Button>
        </Row>
        <OneTimeCodeForm {...code} />
      </Stack>
      <CompanyPicker
        source={source}
        isOpen={open === 'company'}
        title="Company"
        all="All"
        onPick={pick}
        onClose={close}
      />
      <PersonPicker source={source} isOpen={open === 'person'} title="Person" onPick={pick} onClose={close} />
      <CompanyPersonPicker
        source={source}
        isOpen={open === 'both'}
        companyTitle="Company"
        personTitle={(company) => company.name}
        onPick={({ userId }) => pick(userId)}
        onClose={close}
      />
      {open === 'code' && <OneTimeCodeDialog {...code} onClose={close} />}
    </Card>
  );
}
