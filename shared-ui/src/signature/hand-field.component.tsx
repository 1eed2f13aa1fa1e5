import { useId } from 'react';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import fieldClasses from '../fields/field.module.css';
import segmentedClasses from '../fields/segmented.module.css';
import { fontOf, handNames, hands, type HandName } from './hands.ts';
import { signatureTexts } from './signature.texts.ts';

interface HandFieldProps {
  readonly value: HandName;
  readonly onChange: (hand: HandName) => void;
}

/** Room of a sample, in pixels, of which each hand takes its share. */
const sample = 36;

/** A choice of the hand that a name is written in, each called in its own letters. */
export function HandField({ value, onChange }: HandFieldProps) {
  const t = useTexts(signatureTexts);
  const id = useId();
  return (
    <fieldset className={segmentedClasses.group}>
      <legend className={fieldClasses.label}>{t('hand.label')}</legend>
      <div className={segmentedClasses.track}>
        {handNames.map((hand) => (
          <label key={hand} className={segmentedClasses.choice}>
            <input
              type="radio"
              name={id}
              value={hand}
              checked={hand === value}
              onChange={() => onChange(hand)}
            />
            <span style={{ font: fontOf(hand, sample * hands[hand].height, t(`hand.${hand}`)) }}>
              {t(`hand.${hand}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
