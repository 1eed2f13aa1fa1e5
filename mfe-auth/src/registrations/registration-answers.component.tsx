import type { Registration } from 'shared-api/contracts/auth';
import { Button, useTexts } from 'shared-ui';
import { personName } from './person-name.ts';
import classes from './registrations.module.css';
import { registrationsTexts } from './registrations.texts.ts';

/** What happens with the two answers. */
export interface Answers {
  /** Id of who is being let in. */
  readonly busyId: string | undefined;
  readonly onApprove: (person: Registration) => void;
  readonly onReject: (person: Registration) => void;
}

interface RegistrationAnswersProps extends Answers {
  readonly person: Registration;
  readonly size: 's' | 'm';
}

/** The two answers to a registration. */
export function RegistrationAnswers({ person, size, busyId, onApprove, onReject }: RegistrationAnswersProps) {
  const t = useTexts(registrationsTexts);
  const name = personName(person);
  return (
    <span className={classes.answers}>
      <Button size={size} aria-label={t('rejectNamed', { name })} onClick={() => onReject(person)}>
        {t('reject')}
      </Button>
      <Button
        kind="primary"
        size={size}
        isBusy={busyId === person.id}
        aria-label={t('approveNamed', { name })}
        onClick={() => onApprove(person)}
      >
        {t('approve')}
      </Button>
    </span>
  );
}
