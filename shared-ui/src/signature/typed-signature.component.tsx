import { TextField } from '../fields/text-field.component.tsx';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { HandField } from './hand-field.component.tsx';
import { fontOf, hands, type HandName } from './hands.ts';
import { PadStamp } from './pad-stamp.component.tsx';
import { paperStyle, typedName, type PadSize } from './signature-sizes.ts';
import { signatureTexts } from './signature.texts.ts';
import classes from './signature.module.css';

interface TypedSignatureProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
  readonly hand: HandName;
  readonly onHand: (hand: HandName) => void;
  readonly size: PadSize;
  readonly stamp: readonly string[] | undefined;
}

const maxLetters = 60;

/** A name to type, shown in the letters of the hand that one chooses: the way to sign for the keyboard. */
export function TypedSignature({ name, onChange, hand, onHand, size, stamp }: TypedSignatureProps) {
  const t = useTexts(signatureTexts);
  return (
    <>
      <div className={classes.paper} style={paperStyle(size)} role="img" aria-label={t('preview', { name })}>
        <PadStamp lines={stamp} />
        <svg className={classes.written} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          <text x="50%" y="52%" style={{ font: fontOf(hand, fontSizeOf({ name, hand, size }), name) }}>
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
      <HandField value={hand} onChange={onHand} />
    </>
  );
}

type Written = Pick<TypedSignatureProps, 'name' | 'hand' | 'size'>;

/** As large as the pad allows; a long name gets small, as in the picture, not narrow. */
function fontSizeOf({ name, hand, size: { width, height } }: Written): number {
  const room = width * (1 - 2 * typedName.margin);
  const { height: share, letterWidth } = hands[hand];
  return Math.min(height * share, room / (Math.max(1, name.length) * letterWidth));
}
