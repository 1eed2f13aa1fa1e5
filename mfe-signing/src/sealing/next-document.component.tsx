import { Card, LinkButton, useTexts } from 'shared-ui';
import classes from './signing-done.module.css';
import { signingDoneTexts } from './signing-done.texts.ts';
import { useNextDocument } from './use-next-document.ts';

/** For staff: the next document that waits for a signature of theirs, and the way back to the documents (spec 02 §4). */
export function NextDocument({ doneId }: { doneId: string }) {
  const t = useTexts(signingDoneTexts);
  const next = useNextDocument(doneId);
  const back = (
    <LinkButton to="/documents" icon="documents" isWide>
      {t('documents')}
    </LinkButton>
  );
  if (!next) return back;
  return (
    <>
      <Card title={t('next.title')} className={classes.next}>
        <div>
          <p className={classes.address}>{next.row.title}</p>
          <p className={classes.how}>{t('next.from', { sender: next.row.sender })}</p>
        </div>
        <LinkButton to={next.path} replace kind="primary" icon="sign">
          {t('next.sign')}
        </LinkButton>
      </Card>
      {back}
    </>
  );
}
