import { defineTexts } from 'shared-ui';

/** The texts of the badge's times. */
export const badgeTexts = defineTexts({
  it: { entrata1: 'Entrata 1', uscita1: 'Uscita 1', entrata2: 'Entrata 2', uscita2: 'Uscita 2' } as const,
  en: { entrata1: 'In 1', uscita1: 'Out 1', entrata2: 'In 2', uscita2: 'Out 2' },
});
