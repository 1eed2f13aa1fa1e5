import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './webpack/folders.ts';

const components = globSync(join(root, '{shell,shared-ui,mfe-*}/src/**/*.{ts,tsx}'))
  .map((path) => ({ name: relative(root, path), text: readFileSync(path, 'utf8') }))
  .filter(({ name }) => !/\.test\.tsx?$|\/gallery\/|\/testing\/|shared-ui\/src\/fields\//.test(name))
  .toSorted((one, other) => one.name.localeCompare(other.name));

const isGuarded = (text: string) => /\b(?:useGuardedForm|useUnsavedChanges)\(/.test(text);

/** Forms that are not guarded: what is typed is kept, or is nothing to lose. */
const openForms: Readonly<Record<string, string>> = {
  'mfe-admin/src/log/export.dialog.tsx': 'which columns to export',
  'mfe-admin/src/user-form/user-form.ts': 'guarded where it is used: new-user, opened-user',
  'mfe-auth/src/authenticator/use-entered-code.ts': 'a code',
  'mfe-auth/src/passwords/confirm-password.dialog.tsx': 'the password that confirms',
  'mfe-auth/src/sign-up/sign-up-form.ts': 'guarded where it is used: register.screen',
  'mfe-signing/src/confirmation-mails/mail-search.dialog.tsx': 'a search',
  'mfe-signing/src/document-add/use-document-add.ts': 'kept as a draft',
  'mfe-signing/src/document-list/search.dialog.tsx': 'a search',
  'mfe-signing/src/message-write/use-compose.ts': 'kept as a draft',
  'mfe-signing/src/message-write/use-external-message.ts': 'kept as a draft',
  'mfe-signing/src/send-doc/use-send-form.ts': 'kept as a draft',
  'mfe-signing/src/sending/use-hours-form.ts': 'one number, asked at each sending',
  'mfe-signing/src/verification/email-form.component.tsx': 'the own address, asked at each link',
  'mfe-signing/src/verification/mobile-form.component.tsx': 'the own number, asked at each link',
};

/** Components with something to type or draw that hold no guard themselves, and where it stands or why there is none. */
const fieldsElsewhere: Readonly<Record<string, string>> = {
  'mfe-absences/src/leave/leave-fields.component.tsx': 'leave-form',
  'mfe-absences/src/leave/time-stepper.component.tsx': 'leave-form',
  'mfe-absences/src/sickness/request.component.tsx': 'use-request',
  'mfe-absences/src/team/feeds.dialog.tsx': 'an address to copy',
  'mfe-admin/src/settings/company-sign-in/group-rules.component.tsx': 'company-sign-in.dialog',
  'mfe-admin/src/slides/picture-part.component.tsx': 'slide.dialog',
  'mfe-admin/src/slides/place-part.component.tsx': 'slide.dialog',
  'mfe-admin/src/slides/words-part.component.tsx': 'slide.dialog',
  'mfe-admin/src/user-form/user-data.component.tsx': 'new-user, opened-user',
  'mfe-admin/src/users/filter-users.screen.tsx': 'a search',
  'mfe-auth/src/authenticator/authenticator-code-form.component.tsx': 'a code',
  'mfe-auth/src/company-sign-in/say-name.component.tsx': 'use-say-name',
  'mfe-auth/src/first-run/first-run.screen.tsx': 'use-first-run',
  'mfe-auth/src/profile/profile-fields.component.tsx': 'profile-form',
  'mfe-auth/src/qr-login/scan/picture-button.component.tsx': 'read as soon as it is chosen',
  'mfe-auth/src/sign-in/sign-in-form.component.tsx': 'the sign-in',
  'mfe-auth/src/sign-up/sign-up-fields.component.tsx': 'register.screen',
  'mfe-signing/src/confirmation-mails/company-field.component.tsx': 'confirmation-mail-form',
  'mfe-signing/src/document-add/add-form.component.tsx': 'kept as a draft',
  'mfe-signing/src/document-add/attachment-field.component.tsx': 'kept as a draft',
  'mfe-signing/src/document-add/receiver-fields.component.tsx': 'a draft; document-edit-form',
  'mfe-signing/src/message-sign/signature.dialog.tsx': 'the pad itself',
  'mfe-signing/src/message-write/attachment-file.component.tsx': 'upload.dialog; a draft',
  'mfe-signing/src/message-write/compose.component.tsx': 'kept as a draft',
  'mfe-signing/src/message-write/external-message.component.tsx': 'kept as a draft',
  'mfe-signing/src/send-doc/send-form.component.tsx': 'kept as a draft',
  'mfe-signing/src/sending/hours-choice.component.tsx': 'one number, asked at each sending',
  'mfe-signing/src/sign/signature-form.component.tsx': 'the pad itself',
  'mfe-signing/src/signature-objects/drawing-part.component.tsx': 'object-form',
  'mfe-signing/src/signature-objects/image-part.component.tsx': 'object-form',
  'mfe-signing/src/signature-objects/object-search.dialog.tsx': 'a search',
  'mfe-timesheet/src/exports/employee-codes.component.tsx': 'payroll-settings-form',
  'mfe-timesheet/src/exports/layout-fields.component.tsx': 'payroll-settings-form',
  'mfe-timesheet/src/month-grid/hours-cell.component.tsx': 'saves itself',
  'mfe-timesheet/src/work-calendar/week-fields.component.tsx': 'plan.dialog',
  'shared-ui/src/hours/hours-field.component.tsx': 'a field',
  'shared-ui/src/hours/hours-stepper.component.tsx': 'a field',
  'shared-ui/src/lists/record-cards.component.tsx': 'a selection',
  'shared-ui/src/lists/record-table.component.tsx': 'a selection',
  'shared-ui/src/menu/menu-list.component.tsx': 'a search',
  'shared-ui/src/one-time-code/one-time-code-form.component.tsx': 'a code',
  'shared-ui/src/signature/hand-field.component.tsx': 'the pad itself',
  'shared-ui/src/signature/typed-signature.component.tsx': 'the pad itself',
  'shared-ui/src/suggestions/suggest-field.component.tsx': 'a field',
  'shared-ui/src/viewer/page-field.component.tsx': 'the page that is shown',
  'shared-ui/src/viewer/search/search-bar.component.tsx': 'a search',
  'shell/src/palette/palette.dialog.tsx': 'a search',
};

describe('what is typed', () => {
  it('is guarded in every form, but in those that say why not', () => {
    const open = components.filter(({ text }) => /\buseForm(?:<[^(]*>)?\(/.test(text) && !isGuarded(text));
    expect(open.map(({ name }) => name)).toEqual(Object.keys(openForms));
  });

  it('is not thrown away by what is read later', () => {
    const live = components.filter(
      ({ text }) =>
        /\buseForm(?:<[^(]*>)?\(\{[^;]*\bvalues:/.test(text) && !text.includes('resetOptions: keepsTyped'),
    );
    expect(live.map(({ name }) => name)).toEqual([]);
  });

  it('is guarded by each component that draws a field, or by the form that it says', () => {
    const field =
      /<(?:TextField|EmailField|TextAreaField|PasswordField|PhoneField|NumberField|FileField|SignaturePad|OneTimeCodeField|HoursField|SuggestField|input|textarea)\b(?! type="(?:submit|hidden|radio|checkbox)")/;
    const open = components.filter(
      ({ name, text }) => name.endsWith('.tsx') && field.test(text) && !isGuarded(text),
    );
    const told = { ...openForms, ...fieldsElsewhere };
    expect(open.map(({ name }) => name).filter((name) => !told[name])).toEqual([]);
    const names = new Set(open.map(({ name }) => name));
    expect(Object.keys(fieldsElsewhere).filter((name) => !names.has(name))).toEqual([]);
  });
});
