import { fieldWords as words } from '../../platform/personal-data/field-words.ts';
import { byEveryAddress } from '../../platform/personal-data/personal-sources.repository.ts';
import { personalTable, type PersonalData } from '../../platform/personal-data/personal-table.ts';
import {
  authAuthenticatorDrafts,
  authAuthenticators,
  authRecoveryCodes,
} from './authenticator/authenticator.schema.ts';
import { authCompanyIdentities, authCompanySignIn } from './company-sign-in/company-sign-in.schema.ts';
import { authKnownDevices } from './devices/known-device.schema.ts';
import { authNotificationChoices } from './notifications/notifications.schema.ts';
import { authPasskeys } from './passkeys/passkey.schema.ts';
import { authQrCodes } from './qr-login/qr-code.schema.ts';
import { authSignUps } from './sign-up/sign-up.schema.ts';
import { authUsers } from './users/user.schema.ts';

const choice = (it: string, en: string) => ({ it: `E‑mail: ${it}`, en: `Emails: ${en}` });

/** What the tables of accounts hold about people. */
export const authPersonalData: PersonalData = {
  tables: [
    personalTable({
      table: authUsers,
      of: [{ column: authUsers.id, is: 'users' }],
      title: { it: 'Account', en: 'Account' },
      shows: {
        username: words.username,
        firstName: words.firstName,
        lastName: words.lastName,
        email: words.address,
        pendingEmail: { it: 'Nuovo indirizzo da confermare', en: 'New address to be confirmed' },
        prefix: words.prefix,
        mobile: words.number,
        pendingMobile: { it: 'Nuovo numero da confermare', en: 'New number to be confirmed' },
        fiscalCode: { it: 'Codice fiscale', en: 'Tax code' },
        companyId: words.company,
        permissions: { it: 'Permessi', en: 'Permissions' },
        language: words.language,
        createdAt: words.created,
        firstSignInAt: { it: 'Primo accesso', en: 'First sign-in' },
        lastLoginAt: { it: 'Ultimo accesso', en: 'Last sign-in' },
        previousLoginAt: { it: 'Accesso precedente', en: 'Sign-in before that' },
        emailSince: { it: 'Indirizzo registrato dal', en: 'Address on record since' },
        emailConfirmedAt: { it: 'Indirizzo confermato il', en: 'Address confirmed' },
        emailBefore: { it: 'Indirizzo precedente', en: 'Address of before' },
        phoneSince: { it: 'Numero registrato dal', en: 'Number on record since' },
        phoneConfirmedAt: { it: 'Numero confermato il', en: 'Number confirmed' },
        phoneBefore: { it: 'Numero precedente', en: 'Number of before' },
        strongSignIn: { it: 'Solo app o passkey', en: 'App or passkey alone' },
        codesAllowedFrom: { it: 'Codici per accedere ammessi dal', en: 'Sign-in codes allowed from' },
        passwordChangedAt: { it: 'Password scelta il', en: 'Password chosen' },
      },
      erasure: { endsBy: 'the removal of the account, which leaves an id and when it was (`blankUser`)' },
    }),
    personalTable({
      table: authNotificationChoices,
      of: [{ column: authNotificationChoices.userId, is: 'users' }],
      title: { it: 'E‑mail desiderate', en: 'Emails wanted' },
      shows: {
        invitation: choice('inviti', 'invitations'),
        signedCopy: choice('copie firmate', 'signed copies'),
        signature: choice('firme', 'signatures'),
        registration: choice('registrazioni', 'registrations'),
        timesheet: choice('ore', 'hours'),
        absences: choice('assenze', 'absences'),
        message: choice('messaggi', 'messages'),
      },
      erasure: 'deleted',
    }),
    personalTable({
      table: authPasskeys,
      of: [{ column: authPasskeys.userId, is: 'users' }],
      title: { it: 'Passkey', en: 'Passkeys' },
      shows: { name: words.name, createdAt: words.created, lastUsedAt: words.used },
      isOwnOnly: true,
      erasure: 'deleted',
    }),
    personalTable({
      table: authAuthenticators,
      of: [{ column: authAuthenticators.userId, is: 'users' }],
      title: { it: 'App di autenticazione', en: 'Authenticator app' },
      shows: { enabledAt: words.created },
      isOwnOnly: true,
      erasure: 'deleted',
    }),
    personalTable({
      table: authRecoveryCodes,
      of: [{ column: authRecoveryCodes.userId, is: 'users' }],
      title: { it: 'Codici di recupero', en: 'Recovery codes' },
      shows: { usedAt: { it: 'Usato il', en: 'Used' } },
      isOwnOnly: true,
      erasure: 'deleted',
    }),
    personalTable({
      table: authAuthenticatorDrafts,
      of: [{ column: authAuthenticatorDrafts.userId, is: 'users' }],
      title: { it: 'App di autenticazione da confermare', en: 'Authenticator app to be confirmed' },
      shows: { createdAt: words.created },
      isOwnOnly: true,
      erasure: 'deleted',
    }),
    personalTable({
      table: authQrCodes,
      of: [{ column: authQrCodes.userId, is: 'users' }],
      title: { it: 'Codici QR di accesso', en: 'QR codes to sign in' },
      shows: {
        createdAt: words.created,
        expiresAt: words.expires,
        lastUsedAt: words.used,
        revokedAt: words.ended,
      },
      isOwnOnly: true,
      erasure: 'deleted',
    }),
    personalTable({
      table: authKnownDevices,
      of: [{ column: authKnownDevices.userId, is: 'users' }],
      title: { it: 'Browser riconosciuti', en: 'Known browsers' },
      shows: { firstUsedAt: words.created, lastUsedAt: words.used },
      isOwnOnly: true,
      erasure: 'deleted',
    }),
    personalTable({
      table: authCompanyIdentities,
      of: [{ column: authCompanyIdentities.userId, is: 'users' }],
      title: { it: 'Accesso con l’azienda', en: 'Sign-in by the company' },
      shows: {
        companyId: words.company,
        issuer: { it: 'Fornitore', en: 'Provider' },
        subject: { it: 'Identità presso il fornitore', en: 'Identity at the provider' },
        linkedAt: words.created,
      },
      erasure: 'deleted',
    }),
    personalTable({
      table: authSignUps,
      of: byEveryAddress(authSignUps.emailKey),
      company: authSignUps.companyId,
      title: { it: 'Richiesta di registrazione', en: 'Sign-up' },
      shows: {
        state: words.state,
        firstName: words.firstName,
        lastName: words.lastName,
        email: words.address,
        mobile: words.number,
        createdAt: words.created,
        confirmedAt: { it: 'Confermata il', en: 'Confirmed' },
        decidedAt: { it: 'Decisa il', en: 'Decided' },
        reason: words.reason,
      },
      erasure: 'deleted',
    }),
  ],
  others: [{ table: authCompanySignIn, why: 'how a company signs in; the id of who changed it' }],
};
