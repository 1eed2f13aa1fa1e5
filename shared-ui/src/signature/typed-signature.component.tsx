import { TextField } from '../fields/text-field.component.tsx';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { paperStyle, type PadSize } from './signature-sizes.ts';
import { signatureTexts } from './signature.texts.ts';
import classes from './signature.module.css';

interface TypedSignatureProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
  readonly size: PadSize;
}

const mostLetters = 60;

/** A name to type, shown in a hand's letters: the way to sign for the keyboard. */
export function TypedSignature({ name, onChange, size }: TypedSignatureProps) {
  const t = useTexts(signatureTexts);
  return (
    <>
      <div className={classes.paper} style={paperStyle(size)} role="img" aria-label={t('preview', { name })}>
        <svg className={classes.written} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          <text
            x="50%"
            y="52%"
            fontSize={size.height * 0.62}
            {...(name.length > (size.width / size.height) * 3.6 && {
              textLength: size.width * 0.88,
              lengthAdjust: 'spacingAndGlyphs',
            })}
          >
            {name}
          </text>
        </svg>
      </div>
      <TextField
        label={t('name')}
        autoComplete="name"
        maxLength={mostLetters}
        value={name}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
