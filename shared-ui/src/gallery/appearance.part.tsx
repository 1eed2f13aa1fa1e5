import { Card } from '../display/card.component.tsx';
import { Stack } from '../display/stack.component.tsx';
import { SegmentedField } from '../fields/segmented-field.component.tsx';
import { changeLanguage, useLanguage } from '../module-kit/texts/language.ts';
import { useColorScheme, useMotion } from '../theme/preferences.ts';
import classes from './gallery.module.css';

const colours = ['surface', 'raised', 'sunken', 'line', 'line-strong', 'text-muted', 'text', 'accent'];
const meanings = [
  'accent-soft',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'error',
  'error-soft',
  'info',
];

/** Scheme, motion, language, colours, letters. */
export function AppearancePart() {
  const [scheme, setScheme] = useColorScheme();
  const [motion, setMotion] = useMotion();
  return (
    <Card title="Appearance">
      <Stack>
        <div className={classes.columns}>
          <SegmentedField
            label="Scheme"
            choices={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
              { value: 'auto', label: 'Auto' },
            ]}
            value={scheme}
            onChange={setScheme}
          />
          <SegmentedField
            label="Motion"
            choices={[
              { value: 'auto', label: 'Auto' },
              { value: 'none', label: 'None' },
            ]}
            value={motion}
            onChange={setMotion}
          />
          <SegmentedField
            label="Language of the kit"
            choices={[
              { value: 'it', label: 'IT' },
              { value: 'en', label: 'EN' },
            ]}
            value={useLanguage()}
            onChange={changeLanguage}
          />
        </div>
        <div className={classes.swatches}>
          {[...colours, ...meanings].map((name) => (
            <div key={name}>
              <span className={classes.swatch} style={{ background: `var(--sp-${name})` }} />
              {name}
            </div>
          ))}
        </div>
        <div>
          <h1>Heading of a screen</h1>
          <h2>Heading of a card</h2>
          <h3>Heading within</h3>
          <p>Perché così è più semplice: 1.250,00 € già pagati, «firma qui» – fatto.</p>
        </div>
      </Stack>
    </Card>
  );
}
