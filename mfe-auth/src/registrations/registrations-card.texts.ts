import { defineTexts } from 'shared-ui';

/** The texts of registrations on the dashboard. */
export const registrationsCardTexts = defineTexts({
  it: {
    list: 'Registrazioni in attesa',
    decide: 'Decidi',
    decideNamed: 'Decidi sulla registrazione di {{name}}',
    for: 'Registrazione per {{company}},',
    since: 'in attesa dal {{date}}',
    more_one: 'Un’altra registrazione in attesa',
    more_other: 'Altre {{count}} registrazioni in attesa',
    notLoaded: 'Non è stato possibile leggere le registrazioni.',
  } as const,
  en: {
    list: 'Waiting registrations',
    decide: 'Decide',
    decideNamed: 'Decide about the registration of {{name}}',
    for: 'Registration for {{company}},',
    since: 'waiting since {{date}}',
    more_one: 'One more waiting registration',
    more_other: '{{count}} more waiting registrations',
    notLoaded: 'The registrations could not be read.',
  },
});
