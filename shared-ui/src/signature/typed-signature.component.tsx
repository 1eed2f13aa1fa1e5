import { TextField } from '../fields/text-field.component.tsx';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { paperStyle, typedName, type PadSize } from './signature-sizes.ts';
import { signatureTexts } from './signature.texts.ts';
import classes from './signature.module.css';

interface TypedSignatureProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
  readonly size: PadSize;
}

const maxLetters = 60;
/** Width of a letter by its size, on average: enough for a preview. The picture itself is measured. */
const letterWidth = 0.43;

/** A name to type, shown in a hand's letters: the way to sign for the keyboard. */
export function TypedSignature({ name, onChange, size }: TypedSignatureProps) {
  const t = useTexts(signatureTexts);
  return (
    <>
      <div className={classes.paper} style={paperStyle(size)} role="img" aria-label={t('preview', { name })}>
        <svg className={classes.written} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          <text x="50%" y="52%" fontSize={fontSizeOf(name, size)}>
            {name}
          </text>
        </svg>
      </div>
      <TextField
        label={t('name')}
        autoComplete="name"
        maxLength={maxLetters}
        value={name}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}

/** As large as the pad allows; a long name gets small, as in the picture, not narrow. */
function fontSizeOf(name: string, { width, height }: PadSize): number {
  return Math.min(
    height * typedName.height,
    (width * (1 - 2 * typedName.margin)) / (Math.max(1, name.length) * letterWidth),
  );
}
