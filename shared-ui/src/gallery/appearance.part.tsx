import { AppearanceFields } from '../appearance/appearance-fields.component.tsx';
import { Card } from '../display/card.component.tsx';
import { BrandMark } from '../display/brand-mark.component.tsx';
import { Stack } from '../display/stack.component.tsx';
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
  return (
    <Card title="Appearance">
      <Stack>
        <BrandMark product="Sportello" />
        <AppearanceFields />
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
