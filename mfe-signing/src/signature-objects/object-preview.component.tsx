import type { SignatureObjectRow } from 'shared-api/contracts/signing';
import { useTexts } from 'shared-ui';
import { signatureObjectsTexts } from './signature-objects.texts.ts';
import classes from './signature-objects.module.css';

interface ObjectPreviewProps {
  readonly object: Pick<SignatureObjectRow, 'kind' | 'picture' | 'text'>;
  /** As large as there is room, where it is looked at by itself. */
  readonly isLarge?: boolean;
}

/** What an object looks like: a picture on paper, or its words. */
export function ObjectPreview({ object: { kind, picture, text }, isLarge }: ObjectPreviewProps) {
  const t = useTexts(signatureObjectsTexts);
  if (kind === 'text') return <q className={classes.words}>{text}</q>;
  return (
    <img
      className={classes.picture}
      data-large={isLarge || undefined}
      src={picture}
      alt={t(`preview.${kind}`)}
      loading="lazy"
    />
  );
}
