import { Stack } from 'shared-ui';
import { DeviceNotificationsCard } from '../notifications/device-notifications-card.component.tsx';
import { NotificationsCard } from '../notifications/notifications-card.component.tsx';
import { AppearanceCard } from '../preferences/appearance-card.component.tsx';

/** Preferenze: how one likes the product. Cards about choices go here, a line each. */
export function PreferencesSection() {
  return (
    <Stack>
      <AppearanceCard />
      <NotificationsCard />
      <DeviceNotificationsCard />
    </Stack>
  );
}
