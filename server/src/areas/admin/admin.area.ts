import { makeDemoSlides } from './slides/demo/make-demo-slides.ts';
import { adminSlidePictures } from './slides/slides.schema.ts';
import { defineArea } from '../area.ts';
import { adminPersonalData } from './admin-personal-data.ts';
import { serveAdmin } from './admin.routes.ts';
import { createAdmin } from './create-admin.ts';
import { createNextMailTime } from './settings/next-mail-time.ts';
import { listSilent, termMonths } from './settings/settings.repository.ts';

export const admin = defineArea({
  name: 'admin',
  create: ({ platform, ports: { accounts, directory, people, documents } }) =>
    createAdmin({ ...platform, accounts, directory, people, documents }),
  serve: serveAdmin,
  files: [adminSlidePictures.fileKey],
  personalData: adminPersonalData,
  offers: {
    settings: ({ platform }) => ({
      listSilent,
      termMonths,
      nextMailTime: createNextMailTime(platform),
    }),
    chosenUsers: ({ services }) => ({ listChosen: (...asked) => services().choices.listChosen(...asked) }),
  },
  start: async ({ dataTerms }) => {
    await dataTerms.begin();
  },
  chores: ({ choices, imports, slideFiles, retention, dataTerms }) => [
    choices,
    imports,
    slideFiles,
    retention,
    dataTerms,
  ],
  demo: async (_services, platform) => {
    await makeDemoSlides(platform);
    return undefined;
  },
});
