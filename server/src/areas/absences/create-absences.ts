import type { PdfEditing } from '../../platform/pdf-editing/pdf-editing.ts';
import type { AreaPlatform } from '../area-platform.ts';
import type { Directory } from '../ports/directory.port.ts';
import type { Months } from '../ports/months.port.ts';
import type { People } from '../ports/people.port.ts';
import { createLeaveQuoteService } from './leave/leave-quote.service.ts';
import { createLeaveService } from './leave/leave.service.ts';
import { createAccrualService } from './balances/accrual.service.ts';
import { createBalanceService } from './balances/balances.service.ts';
import { createBalanceImport } from './balances/import.service.ts';
import { createClosureLeave } from './closures/closure-leave.ts';
import { createClosureService } from './closures/closures.service.ts';
import { createAccrualPolicyService } from './settings/accrual-policies.service.ts';
import { createAbsenceSettingsService } from './settings/settings.service.ts';
import { createAbsenceAccess } from './requests/absence-access.ts';
import { createOwnRequests } from './requests/own-requests.service.ts';
import { createRequestList } from './requests/request-list.service.ts';
import { createDecisionAccess } from './decisions/decision-access.ts';
import { createDecisionLinkService } from './decisions/decision-links.service.ts';
import { createDecisionService } from './decisions/decisions.service.ts';
import { createWithdrawalDecisions } from './decisions/withdrawal-decisions.ts';
import { createDelegationService } from './delegations/delegations.service.ts';
import { createRequestChanges } from './requests/request-changes.ts';
import { createCertificateFiles } from './sickness/certificate-file.ts';
import { createCertificatesService } from './sickness/certificates.service.ts';
import { createHealthTexts } from './sickness/health-texts.ts';
import { createSicknessHistoryService } from './sickness/sickness-history.service.ts';
import { createSicknessReadings } from './sickness/sickness-readings.ts';
import { createSicknessService } from './sickness/sickness.service.ts';
import { createTextsOfBefore } from './sickness/texts-of-before.ts';
import { createAbsenceNotifier } from './telling/absence-notifier.ts';
import { createAbsenceReminders } from './telling/reminders.service.ts';
import { createAbsenceOverviewService } from './team/absence-overview.service.ts';
import { createFeedReminders } from './team/feed-reminders.ts';
import { createFeedService } from './team/feeds.service.ts';
import { createTeamService } from './team/team.service.ts';

/** What the area of absences stands on. */
interface AbsencesDependencies extends Pick<
  AreaPlatform,
  | 'db'
  | 'clock'
  | 'audit'
  | 'readings'
  | 'deliveries'
  | 'logger'
  | 'storage'
  | 'secretBox'
  | 'oneTimeLinks'
  | 'rateLimits'
  | 'rowProofs'
> {
  readonly directory: Directory;
  readonly people: People;
  readonly months: Months;
  readonly pdfEditing: Pick<PdfEditing, 'preflight'>;
  /** Address of the product, without a slash at its end. */
  readonly publicUrl: string;
}

/** The services of the area of absences. */
export type AbsencesServices = ReturnType<typeof createAbsences>;

/** Makes the services of the area of absences. */
export function createAbsences(dependencies: AbsencesDependencies) {
  const access = createAbsenceAccess(dependencies);
  const texts = createHealthTexts(dependencies);
  const readings = createSicknessReadings(dependencies);
  const list = createRequestList({ ...dependencies, access, texts });
  const decisionAccess = createDecisionAccess({ ...dependencies, rights: access });
  const notifier = createAbsenceNotifier({ ...dependencies, access: decisionAccess });
  const requests = createRequestChanges({
    ...dependencies,
    texts,
    notifier,
    onFreed: (tx, employee, span) => closureLeave.fill(tx, employee, span),
  });
  const closureLeave = createClosureLeave({ ...dependencies, requests });
  const withdrawals = createWithdrawalDecisions({ ...dependencies, texts, requests, notifier });
  const deciding = { ...dependencies, texts, readings, access: decisionAccess, list, requests, withdrawals };
  const ownRequests = createOwnRequests({ ...dependencies, access, requests });
  const files = createCertificateFiles({ ...dependencies, texts });
  return {
    access,
    requests,
    list,
    ownRequests,
    leave: createLeaveService({ ...dependencies, access, requests, list }),
    leaveQuote: createLeaveQuoteService({ ...dependencies, requests }),
    notifier,
    decisions: createDecisionService(deciding),
    decisionLinks: createDecisionLinkService(deciding),
    delegations: createDelegationService(dependencies),
    reminders: createAbsenceReminders({ ...dependencies, access: decisionAccess }),
    sickness: createSicknessService({ ...dependencies, requests, files, texts }),
    sicknessHistory: createSicknessHistoryService({
      ...dependencies,
      access,
      requests,
      list,
      texts,
      readings,
    }),
    certificates: createCertificatesService({ ...dependencies, access, requests, files, texts }),
    sicknessReadings: readings,
    textsOfBefore: createTextsOfBefore({ ...dependencies, texts }),
    team: createTeamService({ ...dependencies, readings }),
    feeds: createFeedService(dependencies),
    feedReminders: createFeedReminders(dependencies),
    overview: createAbsenceOverviewService(dependencies),
    balances: createBalanceService(dependencies),
    balanceImport: createBalanceImport(dependencies),
    accruals: createAccrualService(dependencies),
    policies: createAccrualPolicyService(dependencies),
    closures: createClosureService({ ...dependencies, leave: closureLeave }),
    settings: createAbsenceSettingsService(dependencies),
  };
}
