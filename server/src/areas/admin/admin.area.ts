import { makeDemoSlides } from './slides/demo/make-demo-slides.ts';
import { adminSlidePictures } from './slides/slides.schema.ts';
import { defineArea } from '../area.ts';
import { serveAdmin } from './admin.routes.ts';
import { createAdmin } from './create-admin.ts';

export const admin = defineArea({
  name: 'admin',
  create: ({ platform, ports: { accounts, directory, documents, people } }) =>
    createAdmin({ ...platform, accounts, directory, documents, people }),
  serve: serveAdmin,
  files: [adminSlidePictures.fileKey],
  offers: {
    chosenUsers: ({ services }) => ({ listChosen: (...asked) => services().choices.listChosen(...asked) }),
  },
  chores: ({ choices, imports, slideFiles }) => [choices, imports, slideFiles],
  demo: async (_services, platform) => {
    await makeDemoSlides(platform);
    return undefined;
  },
});
