import { balances, requests } from './absences.rights.ts';
import { accounts, people } from './accounts.rights.ts';
import { documents } from './documents.rights.ts';
import { failures } from './failures.rights.ts';
import { log } from './log.rights.ts';
import { firstSteps } from './first-steps.rights.ts';
import { groups } from './groups.rights.ts';
import { receivedMessages } from './message-list.rights.ts';
import { months } from './months.rights.ts';
import { imports } from './import.rights.ts';
import { writtenMessages } from './message-write.rights.ts';
import type { Right } from './rights.ts';
import { users } from './users.rights.ts';
import { bulkSends } from './send-doc.rights.ts';
import { messageAttachments } from './message-attachment.rights.ts';
import { slides } from './slides.rights.ts';
import { userForm } from './user-form.rights.ts';
import { confirmationMails } from './confirmation-mails.rights.ts';
import { companySettings } from './settings.rights.ts';
import { messageSigning } from './message-sign.rights.ts';
import { signatureObjects } from './signature-objects.rights.ts';

/** Who may do what with whose records: every call that is about one. */
export const table: readonly Right[] = [
  ...accounts,
  ...people,
  ...documents,
  ...bulkSends,
  ...months,
  ...groups,
  ...requests,
  ...balances,
  ...log,
  ...failures,
  ...users,
  ...imports,
  ...slides,
  ...userForm,
  ...companySettings,
  ...firstSteps,
  ...signatureObjects,
  ...messageAttachments,
  ...messageSigning,
  ...confirmationMails,
  ...receivedMessages,
  ...writtenMessages,
];
