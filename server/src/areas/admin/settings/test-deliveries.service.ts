import {
  settingsLiveKey,
  type getTestDeliveries,
  type sendTest,
  type TestChannel,
  type TestDelivery,
} from 'shared-api/contracts/admin';
import type { InputOf } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { findPhoneNumber } from '../../../platform/deliveries/phone-number.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { People, Person } from '../../ports/people.port.ts';
import { requireCompany } from './settings.service.ts';
import { settingsTexts } from './settings.texts.ts';
import { testMail } from './test.mail.ts';

type Needed = 'db' | 'deliveries' | 'rateLimits' | 'smsLimits' | 'config';

interface TestDeliveryDependencies extends Pick<AreaPlatform, Needed> {
  readonly directory: Pick<Directory, 'findCompany'>;
  readonly people: Pick<People, 'findPerson'>;
}

const beginning = 'admin_tests:';
const referenceOf = (userId: string, channel: TestChannel) => `${beginning}${userId}:${channel}`;
const hour = 60 * 60_000;
/** Tests of an hour by one person. */
const maxTests = 5;

/** Makes the service that sends a test to whoever asks for it, and to nobody else. Every function throws `not-found` for who may not change the company's settings. */
export function createTestDeliveries(dependencies: TestDeliveryDependencies) {
  const { db, deliveries, rateLimits, smsLimits, config, people } = dependencies;
  deliveries.watch(beginning, (executor, reference) =>
    announce(executor, reference.slice(beginning.length, reference.lastIndexOf(':'))),
  );
  return {
    /** The caller's latest tests. */
    list: async (
      caller: SignedInCaller,
      { companyId }: InputOf<typeof getTestDeliveries>,
    ): Promise<{ deliveries: TestDelivery[] }> => {
      await requireCompany(dependencies, caller, companyId);
      const found = await Promise.all(
        (['mail', 'sms'] as const).map((channel) =>
          deliveries.findLast(db, referenceOf(caller.session.userId, channel)),
        ),
      );
      return {
        deliveries: found
          .filter((each) => each !== undefined)
          .map(({ channel, recipient, state, lastError, createdAt, sentAt }) => ({
            channel,
            to: recipient,
            state,
            reason: state === 'sent' ? '' : (lastError ?? ''),
            at: (sentAt ?? createdAt).toISOString(),
          })),
      };
    },

    /** Sends a test. @throws AppError `too-many-requests`; `phone-number-missing` and `forbidden` of a number. */
    send: async (caller: SignedInCaller, { companyId, channel }: InputOf<typeof sendTest>): Promise<void> => {
      await requireCompany(dependencies, caller, companyId);
      const { userId } = caller.session;
      const person = await people.findPerson(db, userId);
      if (!person) throw new AppError('not-found');
      const number = channel === 'sms' ? numberOf(person) : '';
      await rateLimits.count({ name: `admin.test.${channel}`, key: userId, limit: maxTests, windowMs: hour });
      if (channel === 'sms') await smsLimits.count({ to: number });
      await db.transaction(async (tx) => {
        const reference = referenceOf(userId, channel);
        const product = config.product.name;
        const { language } = caller;
        if (channel === 'sms') {
          const text = settingsTexts.testSms[language].replace('{product}', product);
          await deliveries.sendSms(tx, { to: number, text, reference, companyId });
        } else {
          const content = testMail({ product, name: person.firstName });
          await deliveries.sendMail(tx, { to: person.email, content, language, reference, companyId });
        }
        await announce(tx, userId);
      });
    },
  };
}

function announce(executor: Executor, userId: string): Promise<void> {
  return publishChange(executor, { to: { userId }, keys: [settingsLiveKey] });
}

function numberOf({ phonePrefix, phoneMobile }: Person): string {
  const number = findPhoneNumber(phonePrefix, phoneMobile);
  if (!number) throw new AppError('phone-number-missing', { text: settingsTexts.noPhone });
  return `${number.prefix}${number.mobile}`;
}
