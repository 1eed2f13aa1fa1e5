import { Stack } from 'shared-ui';
import { AppearanceCard } from '../preferences/appearance-card.component.tsx';

/** Preferenze: how one likes the product. Cards about choices go here, a line each. */
export function PreferencesSection() {
  return (
    <Stack>
      <AppearanceCard />
    </Stack>
  );
}
