import type { openContactProposal } from 'shared-api/contracts/auth';
import type { OutputOf } from 'shared-api/contracts/common';
import { Button, EmptyState, Facts, formatInstant, LinkButton, Stack, useScreen, useTexts } from 'shared-ui';
import { EntranceLayout } from '../brand/entrance-layout.component.tsx';
import { LanguageChoice } from '../brand/language-choice.component.tsx';
import { MailedLink } from '../links/mailed-link.component.tsx';
import { useLinkSecret } from '../links/use-mailed-link.ts';
import classes from './contact-proposal.module.css';
import { contactProposalTexts } from './contact-proposal.texts.ts';
import { useContactProposal } from './use-contact-proposal.ts';

/** Where the link leads by which a person confirms or refuses what an administrator proposed (decision 102). */
export function ContactProposalScreen() {
  const secret = useLinkSecret();
  return <ContactProposal key={secret} secret={secret} />;
}

function ContactProposal({ secret }: { readonly secret: string }) {
  const t = useTexts(contactProposalTexts);
  const { opening, answering } = useContactProposal(secret);
  const { kind, by } = opening.data ?? {};
  const isRemoval = opening.data?.value === '';
  const title = t(isRemoval ? 'title.noPhone' : `title.${kind ?? 'unknown'}`);
  useScreen({ title });
  const lead = by ? t(isRemoval ? 'leadNoPhone' : 'lead', { by }) : t('leadUnknown');
  return (
    <EntranceLayout title={title} lead={answering.isSuccess ? undefined : lead} aside={<LanguageChoice />}>
      {answering.isSuccess ? (
        <Answered answer={answering.variables} isRemoval={isRemoval} />
      ) : (
        <MailedLink
          secret={secret}
          opening={opening}
          problem={answering.error}
          deadHint={t('deadHint')}
          action={<ToSignIn />}
        >
          {(proposal) => (
            <Question
              proposal={proposal}
              answering={answering.isPending ? answering.variables : undefined}
              onAnswer={(answer) => answering.mutate(answer)}
            />
          )}
        </MailedLink>
      )}
    </EntranceLayout>
  );
}

type Answer = 'confirm' | 'refuse';

interface QuestionProps {
  readonly proposal: OutputOf<typeof openContactProposal>;
  /** The answer that is under way. */
  readonly answering: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

function Question({ proposal: { value, before, countsFrom }, answering, onAnswer }: QuestionProps) {
  const t = useTexts(contactProposalTexts);
  const isRemoval = value === '';
  return (
    <Stack>
      <Facts>
        <dt>{t('field.new')}</dt>
        <dd translate="no">{value || t('field.none')}</dd>
        <dt>{t('field.before')}</dt>
        <dd translate="no">{before || t('field.none')}</dd>
        <dt>{t('field.from')}</dt>
        <dd>{formatInstant(countsFrom)}</dd>
      </Facts>
      <p>{t(isRemoval ? 'hintNoPhone' : 'hint')}</p>
      <div className={classes.actions}>
        <Button isBusy={answering === 'refuse'} onClick={() => onAnswer('refuse')}>
          {t(isRemoval ? 'refuseNoPhone' : 'refuse')}
        </Button>
        <Button kind="primary" isBusy={answering === 'confirm'} onClick={() => onAnswer('confirm')}>
          {t(isRemoval ? 'confirmNoPhone' : 'confirm')}
        </Button>
      </div>
    </Stack>
  );
}

function Answered({ answer, isRemoval }: { readonly answer: Answer; readonly isRemoval: boolean }) {
  const t = useTexts(contactProposalTexts);
  const done = answer === 'confirm' ? 'confirmed' : 'refused';
  return (
    <div role="status">
      <EmptyState title={t(done)} icon="success" action={<ToSignIn />}>
        {t(isRemoval && done === 'confirmed' ? 'confirmedNoPhoneHint' : `${done}Hint`)}
      </EmptyState>
    </div>
  );
}

function ToSignIn() {
  const t = useTexts(contactProposalTexts);
  return (
    <LinkButton to="/" kind="primary">
      {t('toSignIn')}
    </LinkButton>
  );
}
