import { defineTexts } from 'shared-ui';

export const slidesTexts = defineTexts({
  it: { title: 'Slider', home: 'Home' },
  en: { title: 'Slider', home: 'Home' },
});
