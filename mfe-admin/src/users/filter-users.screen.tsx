import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Card, CompanyPicker, Form, IconButton, Page, TextField, useScreen, useTexts } from 'shared-ui';
import { filterUsersTexts } from './filter-users.texts.ts';
import { useChosenCompany } from './use-chosen-company.ts';

const formId = 'filter-users';

/** Asks of which company one wants to see the users (spec 03 §2). */
export function FilterUsersScreen() {
  const t = useTexts(filterUsersTexts);
  const navigate = useNavigate();
  const { companyId, name, choose, mayChoose, source } = useChosenCompany();
  const [picked, setPicked] = useState<{ readonly id: string | undefined }>();
  const [isOpen, setIsOpen] = useState(false);
  const id = picked ? picked.id : companyId;
  const nameOfPicked = source.companies?.find((company) => company.id === id)?.name ?? name;
  const shown = mayChoose && id === undefined ? t('all') : (nameOfPicked ?? '');
  useScreen({
    title: t('title'),
    back: { to: '/dash', label: t('home'), icon: 'home' },
    actions: [
      {
        id: 'confirm',
        label: t('confirm'),
        icon: 'check',
        tone: 'primary',
        submits: formId,
        // One field long: on a desktop the form's own end is always in sight.
        isOnPhoneOnly: true,
      },
    ],
  });
  const open = () => mayChoose && setIsOpen(true);
  return (
    <Page width="narrow">
      <Card>
        <Form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            choose(id);
            void navigate('/users');
          }}
        >
          <TextField
            label={t('company')}
            hint={t('hint')}
            icon="company"
            value={shown}
            readOnly
            onClick={open}
            onKeyDown={({ key }) => (key === 'ArrowDown' || key === ' ') && open()}
            trailing={
              mayChoose && <IconButton icon="down" label={t('open')} aria-haspopup="dialog" onClick={open} />
            }
          />
        </Form>
      </Card>
      <CompanyPicker
        source={source}
        isOpen={isOpen}
        title={t('pick')}
        all={t('all')}
        picked={id}
        onPick={(company) => {
          setPicked({ id: company });
          setIsOpen(false);
        }}
        onClose={() => setIsOpen(false)}
      />
    </Page>
  );
}
