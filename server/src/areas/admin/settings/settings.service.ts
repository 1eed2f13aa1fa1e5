import type { z } from 'zod';
import {
  mayChangeSettings,
  mayOpenSettings,
  settingsLiveKey,
  settingsProblems,
  type CompanySettings,
  type getSettings,
  type saveSettings,
  type Settings,
  type settingsConflict,
} from 'shared-api/contracts/admin';
import type { InputOf } from 'shared-api/contracts/common';
import type { DataTermMonths } from 'shared-api/contracts/platform';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import { isPublicSuffix } from '../../../platform/outgoing/public-suffix.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { CompanyRecord, Directory } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import { anyTime, timingOf } from './mail-timing.ts';
import { findSettings, lockSettings, termMonths, updateSettings } from './settings.repository.ts';
import type { SettingsRecord } from './settings.schema.ts';
import { settingsTexts } from './settings.texts.ts';

interface SettingsDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'config'> {
  readonly directory: Pick<Directory, 'findCompany' | 'changeCompany' | 'findClash'>;
  readonly people: Pick<People, 'findPeople'>;
  /** Has terms that are shorter than those of before wait, and the administrators know. */
  readonly announceShortened: (
    tx: Executor,
    saved: { readonly companyId: string; readonly before: DataTermMonths; readonly by: string },
  ) => Promise<void>;
}

/** Makes the service of what a company chose. Every function throws `not-found` for who may not change the company's settings. */
export function createSettingsService(dependencies: SettingsDependencies) {
  const { db, clock, audit, config, directory, people, announceShortened } = dependencies;
  return {
    /** The settings, and by what mails and SMS leave. */
    get: async (caller: SignedInCaller, { companyId }: InputOf<typeof getSettings>): Promise<Settings> => {
      const company = await requireCompany(dependencies, caller, companyId);
      const saved = await findSettings(db, companyId);
      const settings = present(company, saved);
      return {
        settings,
        settings2: { asksSmsCode: settings.asksSmsCode },
        version: saved.version,
        mailRoute: config.mail.smtpUrl ? 'gateway' : 'outbox',
        smsRoute: config.sms.gatewayUrl ? 'gateway' : 'outbox',
      };
    },

    /** Saves the settings. @throws AppError `invalid-input` by field, `conflict` where somebody saved since. */
    save: async (
      caller: SignedInCaller,
      { companyId, user: _claimed, version, ...settings }: InputOf<typeof saveSettings>,
    ): Promise<{ version: number }> => {
      await requireCompany(dependencies, caller, companyId);
      requireFitting(caller, settings);
      return db.transaction(async (tx) => {
        const saved = await lockSettings(tx, companyId);
        if (saved.version !== version) throw await conflictOf(tx, saved);
        const company = await directory.findCompany(tx, companyId);
        if (!company) throw new AppError('not-found');
        await requireFree(tx, caller, { companyId, settings });
        const before = present(company, saved);
        const terms = { companyId, before: await termMonths(tx, companyId), by: caller.session.userId };
        await write(tx, caller, { companyId, version: version + 1, settings });
        await announceShortened(tx, terms);
        const { ip, userAgent, requestId } = caller;
        await audit.append(tx, {
          subject: `admin_settings:${companyId}`,
          action: 'settings.saved',
          actor: caller.session.userId,
          data: { ...changesOf(before, settings), ip, userAgent, requestId },
        });
        await publishChange(tx, { to: { managersOf: companyId }, keys: [settingsLiveKey] });
        return { version: version + 1 };
      });
    },
  };

  async function write(
    tx: Executor,
    { session }: SignedInCaller,
    { companyId, version, settings }: { companyId: string; version: number; settings: CompanySettings },
  ): Promise<void> {
    const { isNotifying, deliveryMonths, unsignedMonths, asksSmsCode, asksAllPages, signUp } = settings;
    const { youngChange, asksStrongSignIn } = settings;
    const { healthMonths, notesMonths, punchesMonths, hoursMonths, messagesMonths } = settings;
    await updateSettings(tx, {
      companyId,
      isNotifying,
      deliveryMonths,
      unsignedMonths,
      ...(healthMonths !== undefined && { healthMonths }),
      ...(notesMonths !== undefined && { notesMonths }),
      ...(punchesMonths !== undefined && { punchesMonths }),
      ...(hoursMonths !== undefined && { hoursMonths }),
      ...(messagesMonths !== undefined && { messagesMonths }),
      mailTiming: timingOf(settings),
      version,
      changedAt: clock.now(),
      changedBy: session.userId,
    });
    await directory.changeCompany(tx, companyId, {
      name: settings.companyName,
      accent: settings.accent || null,
      asksSmsCode,
      ...(asksAllPages !== undefined && { asksAllPages }),
      ...(youngChange !== undefined && { youngChange }),
      ...(asksStrongSignIn !== undefined && { asksStrongSignIn }),
      signUp,
      signUpDomains: [...new Set(settings.signUpDomains)],
    });
  }

  async function conflictOf(tx: Executor, saved: SettingsRecord): Promise<AppError> {
    const [writer] = saved.changedBy ? await people.findPeople(tx, [saved.changedBy]) : [];
    const details: z.infer<typeof settingsConflict> = {
      changedBy: writer?.name ?? '',
      changedAt: saved.changedAt?.toISOString() ?? null,
      current: { version: saved.version },
    };
    return new AppError('conflict', { details });
  }

  /** A name is one company's, and so is a domain that is shown to be. */
  async function requireFree(
    tx: Executor,
    { language }: SignedInCaller,
    { companyId, settings }: { readonly companyId: string; readonly settings: CompanySettings },
  ): Promise<void> {
    const { companyName: name, signUpDomains } = settings;
    const clash = await directory.findClash(tx, { id: companyId, name, signUpDomains });
    const domains = clash.domains.join(', ');
    const open = signUpDomains.filter(isPublicSuffix).join(', ');
    const fields = {
      ...(clash.isNameTaken && { companyName: settingsTexts.nameTaken[language] }),
      ...(domains && { signUpDomains: settingsTexts.domainTaken[language].replace('{domains}', domains) }),
      ...(open && { signUpDomains: settingsTexts.domainOpen[language].replace('{domains}', open) }),
    };
    if (Object.keys(fields).length > 0) throw new AppError('invalid-input', { fields });
  }
}

/** The company, where the caller may change its settings. @throws AppError `forbidden` for who may change none, `not-found` */
export async function requireCompany(
  { db, directory }: { readonly db: Executor; readonly directory: Pick<Directory, 'findCompany'> },
  { session }: SignedInCaller,
  companyId: string,
): Promise<CompanyRecord> {
  if (!mayOpenSettings(session)) throw new AppError('forbidden');
  const company = mayChangeSettings(session, companyId)
    ? await directory.findCompany(db, companyId)
    : undefined;
  if (!company) throw new AppError('not-found');
  return company;
}

function requireFitting({ language }: SignedInCaller, settings: CompanySettings): void {
  const problems = Object.entries(settingsProblems(settings));
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.map(([field, name]) => [field, settingsTexts[name][language]]));
  throw new AppError('invalid-input', { fields });
}

/** What was changed, as it stood before and stands after. */
function changesOf(before: CompanySettings, after: CompanySettings) {
  const names = (Object.keys(after) as (keyof CompanySettings)[]).filter(
    (name) => after[name] !== undefined && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (settings: CompanySettings) => Object.fromEntries(names.map((name) => [name, settings[name]]));
  return { before: pick(before), after: pick(after) };
}

function present(
  company: CompanyRecord,
  { isNotifying, mailTiming, ...months }: SettingsRecord,
): CompanySettings {
  const { name, accent, asksSmsCode, asksAllPages, youngChange, asksStrongSignIn, signUp } = company;
  return {
    companyName: name,
    accent: accent ?? '',
    isNotifying,
    asksSmsCode,
    asksAllPages,
    youngChange,
    asksStrongSignIn,
    ...anyTime,
    ...mailTiming,
    deliveryMonths: months.deliveryMonths,
    unsignedMonths: months.unsignedMonths,
    healthMonths: months.healthMonths,
    notesMonths: months.notesMonths,
    punchesMonths: months.punchesMonths,
    hoursMonths: months.hoursMonths,
    messagesMonths: months.messagesMonths,
    signUp,
    signUpDomains: [...company.signUpDomains],
  };
}
