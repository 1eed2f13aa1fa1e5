import { Button, Row, useTexts } from 'shared-ui';
import { signatureObjectsTexts } from './signature-objects.texts.ts';
import { useDefaultObjects } from './use-default-objects.ts';

interface OwnObjectsProps {
  readonly onChoose: (object: { readonly image: string; readonly alt: string }) => void;
}

/** The default objects of the person, to sign with; nothing for who has none, as guests. */
export function OwnObjects({ onChoose }: OwnObjectsProps) {
  const t = useTexts(signatureObjectsTexts);
  const defaults = useDefaultObjects();
  const { signature, image } = defaults ?? { signature: null, image: null };
  if (!signature && !image) return null;
  return (
    <Row>
      {signature && (
        <Button icon="sign" onClick={() => onChoose({ image: signature.image, alt: t('own.signatureAlt') })}>
          {t('own.signature')}
        </Button>
      )}
      {image && (
        <Button icon="image" onClick={() => onChoose({ image: image.image, alt: t('own.imageAlt') })}>
          {t('own.image')}
        </Button>
      )}
    </Row>
  );
}
