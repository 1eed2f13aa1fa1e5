import { useState } from 'react';
import { Button } from '../actions/button.component.tsx';
import { Card } from '../display/card.component.tsx';
import { Row, Stack } from '../display/stack.component.tsx';
import { notify } from '../notify/notify.ts';
import { OneTimeCodeForm } from '../one-time-code/one-time-code-form.component.tsx';
import { OneTimeCodeDialog } from '../one-time-code/one-time-code.dialog.tsx';
import type { OneTimeCodeOptions } from '../one-time-code/one-time-code.ts';
import { Dialog } from '../overlay/dialog.component.tsx';
import { GroupPicker, matchesWords, PersonSearch } from 'shared-ui';
import { SuggestField } from 'shared-ui/suggestions';
import { CompanyPicker } from '../pickers/company-picker.component.tsx';
import { CompanyPersonPicker } from '../pickers/company-person-picker.component.tsx';

const companies = ['Acme S.p.A.', 'Beta S.r.l.'].map((name, index) => ({ id: `${index}`, name }));
const source = { companies, hasFailed: false, onRetry: () => undefined };
const groups = ['Ufficio', 'Officina', 'Cantiere', 'Dirigenti'].map((name, index) => ({
  id: `${index}`,
  name,
}));
const people = Array.from({ length: 5000 }, (_, index) => ({ id: `${index}`, name: `Persona ${index + 1}` }));
const answerAfter = 300;
const found = <Found,>(text: string, select: (fitting: typeof people) => Found) => ({
  queryKey: ['gallery', 'people', text],
  queryFn: () => new Promise((resolve) => setTimeout(resolve, answerAfter, text)),
  select: () => select(people.filter(({ name }) => matchesWords(name, text))),
});
const search = (text: string) =>
  found(text, (fitting) => ({ people: fitting.slice(0, 50), total: fitting.length }));
const suggestions = {
  minLength: 2,
  search: (text: string) => found(text, (fitting) => fitting.slice(0, 8)),
};
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
  const [open, setOpen] = useState<'company' | 'both' | 'search' | 'groups' | 'code' | 'step' | null>(null);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set(['0']));
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
          <Button onClick={() => setOpen('both')}>Company, then person</Button>
          <Button onClick={() => setOpen('search')}>Person among 5,000</Button>
          <Button onClick={() => setOpen('groups')}>Groups</Button>
          <Button onClick={() => setOpen('code')}>Code</Button>
          <Button onClick={() => setOpen('step')}>Code as a step</Button>
        </Row>
        <SuggestField label="Somebody" source={suggestions} onPick={({ name }) => notify.info(name)} />
      </Stack>
      <CompanyPicker
        source={source}
        isOpen={open === 'company'}
        title="Company"
        all="All"
        onPick={pick}
        onClose={close}
      />
      <CompanyPersonPicker
        source={source}
        searchOf={() => search}
        isOpen={open === 'both'}
        companyTitle="Company"
        personTitle={(company) => company.name}
        onPick={({ userId }) => pick(userId)}
        onClose={close}
      />
      <PersonSearch search={search} isOpen={open === 'search'} title="Person" onPick={pick} onClose={close} />
      <GroupPicker
        isOpen={open === 'groups'}
        title="Groups"
        groups={groups}
        picked={picked}
        hasFailed={false}
        onRetry={() => undefined}
        onPick={(ids) => {
          setPicked(ids);
          close();
        }}
        onClose={close}
      />
      {open === 'code' && <OneTimeCodeDialog {...code} onClose={close} />}
      <Dialog isOpen={open === 'step'} onClose={close} title="Code as a step">
        <OneTimeCodeForm {...code} onCancel={close} />
      </Dialog>
    </Card>
  );
}
