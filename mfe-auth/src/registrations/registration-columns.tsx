import type { Registration } from 'shared-api/contracts/auth';
import { formatInstant, type RecordColumn, type Translate } from 'shared-ui';
import { personName } from './person-name.ts';
import { RegistrationAddress } from './registration-address.component.tsx';
import { RegistrationAnswers, type Answers } from './registration-answers.component.tsx';
import type { registrationsTexts } from './registrations.texts.ts';

/** The columns of the table: what an administrator needs to decide, and the two answers. */
export function registrationColumns(
  t: Translate<typeof registrationsTexts.it>,
  answers: Answers,
): RecordColumn<Registration>[] {
  return [
    { id: 'person', header: t('column.person'), cell: personName },
    { id: 'email', header: t('column.email'), cell: (person) => <RegistrationAddress person={person} /> },
    { id: 'company', header: t('column.company'), cell: ({ company }) => company },
    { id: 'since', header: t('column.since'), cell: ({ confirmedAt }) => formatInstant(confirmedAt) },
    {
      id: 'answers',
      header: t('column.answers'),
      align: 'end',
      cell: (person) => <RegistrationAnswers person={person} size="s" {...answers} />,
    },
  ];
}
