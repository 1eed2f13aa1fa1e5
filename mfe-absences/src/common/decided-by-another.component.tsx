import { isAdminSession, useSignedIn } from 'shared-api';
import type { AbsenceStatus } from 'shared-api/contracts/absences';
import { Banner, useTexts } from 'shared-ui';
import { absenceTexts } from './absence.texts.ts';

interface DecidedByAnotherProps {
  readonly request: {
    readonly isOwn: boolean;
    readonly mayDecide: boolean;
    readonly status: AbsenceStatus;
    /** Null where no withdrawal was asked for. */
    readonly withdrawalReason: string | null;
  };
}

/** To an administrator whose own request waits: that another one decides about it. */
export function DecidedByAnother({ request }: DecidedByAnotherProps) {
  const t = useTexts(absenceTexts);
  const { isOwn, mayDecide, status, withdrawalReason } = request;
  const waits = status === 'toApprove' || withdrawalReason !== null;
  if (!isAdminSession(useSignedIn()) || !isOwn || mayDecide || !waits) return null;
  return <Banner tone="info">{t('decidedByAnother')}</Banner>;
}
