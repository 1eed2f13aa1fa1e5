import { FileField, useTexts } from 'shared-ui';
import { FocusField } from './focus-field.component.tsx';
import { slidesTexts } from './slides.texts.ts';

interface PicturePartProps {
  readonly file: File | null;
  /** Share of it that is uploaded; undefined while it is not. */
  readonly progress: number | undefined;
  /** Address of the picture that is or will be the slide's; undefined while there is none. */
  readonly address: string | undefined;
  readonly isReplacing: boolean;
  readonly error: string | undefined;
  readonly focus: { readonly x: number; readonly y: number };
  readonly onChange: (file: File | null) => void;
  readonly onFocusChange: (x: number, y: number) => void;
}

/** The picture of a slide, and what of it stays in sight. */
export function PicturePart(props: PicturePartProps) {
  const { file, progress, address, isReplacing, error, focus, onChange, onFocusChange } = props;
  const t = useTexts(slidesTexts);
  return (
    <>
      {address && !(file && error) && (
        <FocusField address={address} x={focus.x} y={focus.y} onChange={onFocusChange} />
      )}
      <FileField
        label={t(isReplacing ? 'field.otherPicture' : 'field.picture')}
        hint={t('field.pictureHint')}
        accept=".png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp"
        value={file}
        error={error}
        progress={progress}
        onChange={onChange}
      />
    </>
  );
}
