import { Button, EmptyState, LinkButton, useScreen, useTexts } from 'shared-ui';
import { EntranceLayout } from '../brand/entrance-layout.component.tsx';
import { LanguageChoice } from '../brand/language-choice.component.tsx';
import { MailedLink } from '../links/mailed-link.component.tsx';
import { useLinkSecret } from '../links/use-mailed-link.ts';
import { Consequences } from './consequences.component.tsx';
import classes from './removal.module.css';
import { removalTexts } from './removal.texts.ts';
import { useRemovalLink } from './use-removal-link.ts';

/** Where the link of a removal leads: the last question, then the account is gone. */
export function RemoveAccountScreen() {
  const secret = useLinkSecret();
  return <RemoveAccount key={secret} secret={secret} />;
}

function RemoveAccount({ secret }: { readonly secret: string }) {
  const t = useTexts(removalTexts);
  useScreen({ title: t('confirm.title') });
  const { opening, removing } = useRemovalLink(secret);
  const username = opening.data?.username;
  const lead = username ? t('confirm.lead', { username }) : t('confirm.leadUnknown');
  return (
    <EntranceLayout
      title={t('confirm.title')}
      lead={removing.isSuccess ? undefined : lead}
      aside={<LanguageChoice />}
    >
      {removing.isSuccess ? (
        <Removed />
      ) : (
        <MailedLink
          secret={secret}
          opening={opening}
          problem={removing.error}
          deadHint={t('confirm.deadHint')}
          action={<LinkButton to="/">{t('confirm.toSignIn')}</LinkButton>}
        >
          {() => <LastQuestion isBusy={removing.isPending} onYes={() => removing.mutate()} />}
        </MailedLink>
      )}
    </EntranceLayout>
  );
}

interface LastQuestionProps {
  readonly isBusy: boolean;
  readonly onYes: () => void;
}

function LastQuestion({ isBusy, onYes }: LastQuestionProps) {
  const t = useTexts(removalTexts);
  return (
    <>
      <Consequences />
      <div className={classes.actions}>
        <LinkButton to="/">{t('confirm.keep')}</LinkButton>
        <Button kind="danger" icon="delete" isBusy={isBusy} onClick={onYes}>
          {t('confirm.submit')}
        </Button>
      </div>
    </>
  );
}

function Removed() {
  const t = useTexts(removalTexts);
  const toSignIn = (
    <LinkButton to="/" kind="primary">
      {t('confirm.toSignIn')}
    </LinkButton>
  );
  return (
    <div role="status">
      <EmptyState title={t('confirm.done')} icon="success" action={toSignIn}>
        {t('confirm.doneHint')}
      </EmptyState>
    </div>
  );
}
