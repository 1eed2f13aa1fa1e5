import type { Registration } from 'shared-api/contracts/auth';
import {
  Badge,
  Button,
  formatInstant,
  Row,
  useIsPhone,
  useTexts,
  type RecordColumn,
  type Translate,
} from 'shared-ui';
import { registrationsTexts } from './registrations.texts.ts';
import { personName } from './use-registrations.ts';
import { showPhoneText } from '../profile/phone-change/show-phone.ts';

/** What happens with the two decisions. */
interface Decisions {
  /** Id of who is being accepted. */
  readonly busyId: string | undefined;
  readonly onApprove: (person: Registration) => void;
  readonly onReject: (person: Registration) => void;
}

/** What an administrator needs to decide, and the two decisions: columns of a table, or lines of a card on a phone. */
export function registrationColumns(
  t: Translate<typeof registrationsTexts.it>,
  decisions: Decisions,
): RecordColumn<Registration>[] {
  return [
    { id: 'person', header: t('column.person'), cell: personName, onCard: 'title' },
    {
      id: 'email',
      header: t('column.email'),
      onCard: 'subtitle',
      cell: (person) => <Address {...person} />,
    },
    { id: 'company', header: t('column.company'), onCard: 'subtitle', cell: ({ company }) => company },
    {
      id: 'since',
      header: t('column.since'),
      onCard: 'status',
      cell: ({ confirmedAt }) => formatInstant(confirmedAt),
      cardCell: ({ confirmedAt }) => `${t('column.since')} ${formatInstant(confirmedAt)}`,
    },
    {
      id: 'answers',
      header: t('column.answers'),
      align: 'end',
      onCard: 'status',
      cell: (person) => <DecisionButtons person={person} {...decisions} />,
    },
  ];
}

function Address({ email, phone, isCompanyAddress }: Registration) {
  const t = useTexts(registrationsTexts);
  return (
    <>
      <div>{email}</div>
      {phone && <div>{showPhoneText(phone)}</div>}
      {!isCompanyAddress && <Badge tone="warning">{t('outside')}</Badge>}
    </>
  );
}

function DecisionButtons({ person, busyId, onApprove, onReject }: Decisions & { person: Registration }) {
  const t = useTexts(registrationsTexts);
  const size = useIsPhone() ? 'm' : 's';
  const name = personName(person);
  return (
    <Row align="end">
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
    </Row>
  );
}
