import type { Registration } from 'shared-api/contracts/auth';
import { Card, formatInstant, RecordList, useIsPhone, useTexts } from 'shared-ui';
import { personName } from './person-name.ts';
import { RegistrationAddress } from './registration-address.component.tsx';
import { RegistrationAnswers, type Answers } from './registration-answers.component.tsx';
import { registrationColumns } from './registration-columns.tsx';
import classes from './registrations.module.css';
import { registrationsTexts } from './registrations.texts.ts';

interface RegistrationListProps extends Answers {
  readonly rows: readonly Registration[];
}

/** Who waits, with what an administrator needs to decide and the two answers: a table, or cards on a phone. */
export function RegistrationList({ rows, ...answers }: RegistrationListProps) {
  const t = useTexts(registrationsTexts);
  const isPhone = useIsPhone();
  if (isPhone) return <Cards rows={rows} {...answers} />;
  return (
    <RecordList
      label={t('list')}
      rows={rows}
      columns={registrationColumns(t, answers)}
      getId={({ id }) => id}
      getName={personName}
    />
  );
}

function Cards({ rows, ...answers }: RegistrationListProps) {
  const t = useTexts(registrationsTexts);
  return (
    <ul className={classes.cards} aria-label={t('list')}>
      {rows.map((person) => (
        <li key={person.id}>
          <Card title={personName(person)}>
            <RegistrationAddress person={person} />
            <p className={classes.note}>
              {t('since', { company: person.company, when: formatInstant(person.confirmedAt) })}
            </p>
            <RegistrationAnswers person={person} size="m" {...answers} />
          </Card>
        </li>
      ))}
    </ul>
  );
}
