import { addMonths, dayInItaly, dayOfMonth, monthOf } from 'shared-api/contracts/common';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { Documents } from '../../ports/documents.port.ts';
import type { People } from '../../ports/people.port.ts';
import { findPhoneNumber } from '../../../platform/deliveries/phone-number.ts';
import { listWithRetention } from './settings.repository.ts';
import type { SettingsRecord } from './settings.schema.ts';

interface RetentionDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'deliveries'> {
  readonly directory: Pick<Directory, 'listEmployees'>;
  readonly people: Pick<People, 'findPeople'>;
  readonly documents: Pick<Documents, 'removeUnsigned'>;
}

/** Makes the chore that deletes what companies want kept no longer: messages to their people, and documents that nobody signed. */
export function createRetention({
  db,
  clock,
  deliveries,
  directory,
  people,
  documents,
}: RetentionDependencies) {
  return {
    clean: async (): Promise<void> => {
      for (const settings of await listWithRetention(db)) {
        await forgetMessages(settings);
        if (settings.unsignedMonths > 0)
          await documents.removeUnsigned(db, {
            companyId: settings.companyId,
            before: monthsAgo(settings.unsignedMonths),
          });
      }
    },
  };

  async function forgetMessages({ companyId, deliveryMonths }: SettingsRecord): Promise<void> {
    const employees = await directory.listEmployees(db, companyId);
    const users = employees.map(({ userId }) => userId).filter((id) => id !== null);
    const recipients = (await people.findPeople(db, users)).flatMap(({ email, phonePrefix, phoneMobile }) => {
      const number = findPhoneNumber(phonePrefix, phoneMobile);
      return [email, ...(number ? [`${number.prefix}${number.mobile}`] : [])];
    });
    await deliveries.forget({ recipients, before: monthsAgo(deliveryMonths) });
  }

  /** Midnight UTC of the same day so many months ago, the last of the month where it has none. */
  function monthsAgo(count: number): Date {
    const today = dayInItaly(clock.now());
    const month = addMonths(monthOf(today), -count);
    return new Date(`${dayOfMonth(month, Math.min(Number(today.slice(8)), 28))}T00:00:00Z`);
  }
}
