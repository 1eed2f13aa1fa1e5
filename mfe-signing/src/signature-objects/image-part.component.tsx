import type { SignatureObject } from 'shared-api/contracts/signing';
import { FileField, useTexts } from 'shared-ui';
import { ObjectPreview } from './object-preview.component.tsx';
import { signatureObjectsTexts } from './signature-objects.texts.ts';
import type { ChosenImage } from './use-chosen-image.ts';
import classes from './signature-objects.module.css';

interface ImagePartProps {
  readonly image: ChosenImage;
  /** The object as it is kept; undefined for one that is added. */
  readonly current: SignatureObject | undefined;
}

/** The picture of an object: as it is kept, and the one that takes its place. */
export function ImagePart({ image, current }: ImagePartProps) {
  const t = useTexts(signatureObjectsTexts);
  const { chosen, address, problem, isPreparing, choose } = image;
  return (
    <div className={classes.part}>
      {current && !address && (
        <figure className={classes.figure}>
          <figcaption>{t('form.current.image')}</figcaption>
          <ObjectPreview object={current} isLarge />
        </figure>
      )}
      {address && <img className={classes.picture} data-large src={address} alt={t('form.chosen')} />}
      <FileField
        label={t(current ? 'form.otherImage' : 'form.image')}
        hint={t('form.imageHint')}
        accept=".jpg,.jpeg,.gif,.png,.bmp,image/jpeg,image/gif,image/png,image/bmp"
        value={chosen}
        facts={isPreparing ? t('form.preparing') : undefined}
        error={problem}
        onChange={(file) => void choose(file)}
      />
    </div>
  );
}
