import { makeDemoSlides } from './slides/demo/make-demo-slides.ts';
import { adminSlidePictures } from './slides/slides.schema.ts';
import { defineArea } from '../area.ts';
import { serveAdmin } from './admin.routes.ts';
import { createAdmin } from './create-admin.ts';
import { createNextMailTime } from './settings/next-mail-time.ts';
import { listSilent } from './settings/settings.repository.ts';

export const admin = defineArea({
  name: 'admin',
  create: ({ platform, ports: { accounts, directory, people, documents } }) =>
    createAdmin({ ...platform, accounts, directory, people, documents }),
  serve: serveAdmin,
  files: [adminSlidePictures.fileKey],
  offers: {
    settings: ({ platform }) => ({ listSilent, nextMailTime: createNextMailTime(platform) }),
    chosenUsers: ({ services }) => ({ listChosen: (...asked) => services().choices.listChosen(...asked) }),
  },
  chores: ({ choices, imports, slideFiles, retention }) => [choices, imports, slideFiles, retention],
  demo: async (_services, platform) => {
    await makeDemoSlides(platform);
    return undefined;
  },
});
