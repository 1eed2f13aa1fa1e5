import { useMutation } from '@tanstack/react-query';
import { call } from 'shared-api';
import type { OutputOf } from 'shared-api/contracts/common';
import { verifyDocumentLog } from 'shared-api/contracts/signing';
import { Banner, Button, useTexts } from 'shared-ui';
import { showFailure } from '../failure-text.ts';
import classes from './log-check.module.css';
import { logCheckTexts } from './log-check.texts.ts';

/** Verifies the log of a document when it is asked for, and answers in words. */
export function LogCheck({ id }: { readonly id: string }) {
  const t = useTexts(logCheckTexts);
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => call(verifyDocumentLog, { id }),
    onError: showFailure,
  });
  return (
    <div className={classes.check}>
      <p className={classes.hint}>{t('hint')}</p>
      <Button size="s" icon="shield" isBusy={isPending} onClick={() => mutate()}>
        {t('check')}
      </Button>
      {data && !isPending && <Verdict {...data} />}
    </div>
  );
}

function Verdict({ events, seal, problems }: OutputOf<typeof verifyDocumentLog>) {
  const t = useTexts(logCheckTexts);
  if (problems.length === 0)
    return (
      <Banner tone="success">
        {t('good', { count: events })} {t(`seal.${seal}`)}
      </Banner>
    );
  return (
    <Banner tone="error">
      <p className={classes.line}>{t('bad')}</p>
      <ul className={classes.problems}>
        {problems.map(({ kind, at }) => (
          <li key={`${kind} ${at}`}>{t(`problem.${kind}`, { at: at ?? 0 })}</li>
        ))}
      </ul>
      <p className={classes.line}>{t('whom')}</p>
    </Banner>
  );
}
