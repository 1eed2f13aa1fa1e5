import { defineTexts } from 'shared-ui';

export const confirmPasswordTexts = defineTexts({
  it: {
    password: 'La tua password',
    hint: 'Quella con cui accedi, per confermare che sei tu.',
    required: 'Campo richiesto',
  },
  en: {
    password: 'Your password',
    hint: 'The one you sign in with, to confirm that it is you.',
    required: 'Field required',
  },
});
