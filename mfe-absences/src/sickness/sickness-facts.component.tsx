import type { Sickness } from 'shared-api/contracts/absences';
import { Banner, formatHours, Stack, useLanguage, useTexts } from 'shared-ui';
import { RequestState } from '../common/history/history-columns.tsx';
import { sicknessTexts } from './sickness.texts.ts';

/** What became of a sickness: its state, who decided and why, what it gave back. */
export function SicknessFacts({ sickness }: { readonly sickness: Sickness }) {
  const t = useTexts(sicknessTexts);
  const language = useLanguage();
  const { decidedBy: name, decidedFor: other, refusalReason, withdrawalReason, givenBack } = sickness;
  return (
    <Stack gap="s">
      <div>
        <RequestState {...sickness} />
      </div>
      {name !== '' && (
        <p>{other === '' ? t('dialog.decided', { name }) : t('dialog.decidedFor', { name, other })}</p>
      )}
      {refusalReason !== '' && <p>{t('dialog.refused', { reason: refusalReason })}</p>}
      {withdrawalReason !== null && <p>{t('dialog.withdrawalAsked', { reason: withdrawalReason })}</p>}
      {givenBack > 0 && (
        <Banner tone="success">{t('dialog.given', { hours: formatHours(givenBack, language) })}</Banner>
      )}
    </Stack>
  );
}
