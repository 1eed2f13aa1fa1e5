import type { EmailChanged } from '../../ports/people.port.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { LinkLimits } from '../one-time-link-limits.ts';
import type { OwnPassword } from '../passwords/own-password.ts';
import { createContactProposals } from './contact-proposals.service.ts';
import { createEmailChangeService } from './email-change.service.ts';
import type { EndWaysIn } from './end-ways-in.ts';
import { createPhoneChangeService } from './phone-change.service.ts';
import { createProposeContacts } from './propose-contacts.ts';
import { createSettleContacts } from './settle-contacts.ts';

interface ContactsDependencies extends AuthPlatform {
  readonly ownPassword: OwnPassword;
  readonly linkLimits: LinkLimits;
  readonly endWaysIn: EndWaysIn;
  readonly onEmailChanged: EmailChanged;
}

/** Makes the services of how people are reached: asked for by themselves, or proposed by administrators (decision 102). */
export function createContactsFeature(dependencies: ContactsDependencies) {
  const settleContacts = createSettleContacts(dependencies);
  const proposeContacts = createProposeContacts(dependencies);
  return {
    settleContacts,
    proposeContacts,
    emailChange: createEmailChangeService({ ...dependencies, settle: settleContacts }),
    phoneChange: createPhoneChangeService({ ...dependencies, settle: settleContacts }),
    contactProposals: createContactProposals({ ...dependencies, settle: settleContacts }),
  };
}
