import type { OpenedMessage } from 'shared-api/contracts/signing';
import {
  Card,
  ExternalLink,
  Facts,
  formatInstant,
  LinkButton,
  Stack,
  useLanguage,
  useTexts,
} from 'shared-ui';
import { findLinks } from './text-links.ts';
import classes from './message.module.css';
import { messageTexts } from './message.texts.ts';

/** A message with who wrote it, its text, its attachment and what was signed. */
export function MessageView({ message }: { readonly message: OpenedMessage }) {
  const t = useTexts(messageTexts);
  const language = useLanguage();
  const { row, body, senderName, attachmentSize } = message;
  const sizeText = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.ceil((attachmentSize ?? 0) / 1000));
  return (
    <Card>
      <Stack>
        <h2>{row.title}</h2>
        <Facts>
          <dt>{t('from')}</dt>
          <dd>{t('sender', { name: senderName, company: row.senderCompany })}</dd>
          <dt>{t('to')}</dt>
          <dd>{row.receiver}</dd>
          <dt>{t('date')}</dt>
          <dd>{formatInstant(row.createdAt)}</dd>
          {row.hasAttachment && (
            <>
              <dt>{t('attachment')}</dt>
              <dd>
                {row.may.view ? (
                  <LinkButton
                    icon="attachment"
                    size="s"
                    to={`/viewMessageAttachment/${encodeURIComponent(row.id)}`}
                  >
                    {t('openAttachment', { name: row.attachment, size: sizeText })}
                  </LinkButton>
                ) : (
                  t('openAttachment', { name: row.attachment, size: sizeText })
                )}
              </dd>
            </>
          )}
          {row.documentId !== null && (
            <>
              <dt>{t('signed')}</dt>
              <dd>
                <LinkButton icon="documents" size="s" to="/documents">
                  {t('openSigned')}
                </LinkButton>
              </dd>
            </>
          )}
        </Facts>
        <p className={classes.body}>{body === null ? t('closed') : <Text text={body} />}</p>
      </Stack>
    </Card>
  );
}

function Text({ text }: { readonly text: string }) {
  return findLinks(text).map(({ text: part, href }, index) =>
    href === null ? (
      part
    ) : (
      <ExternalLink key={index} href={href}>
        {part}
      </ExternalLink>
    ),
  );
}
