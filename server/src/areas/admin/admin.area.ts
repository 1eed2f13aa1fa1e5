import { makeDemoSlides } from './slides/demo/make-demo-slides.ts';
import { adminSlides } from './slides/slides.schema.ts';
import { defineArea } from '../area.ts';
import { serveAdmin } from './admin.routes.ts';
import { createAdmin } from './create-admin.ts';

export const admin = defineArea({
  name: 'admin',
  create: ({ platform, ports: { accounts, directory, documents, people } }) =>
    createAdmin({ ...platform, accounts, directory, documents, people }),
  create: ({ platform, ports: { accounts, directory, people } }) =>
    createAdmin({ ...platform, accounts, directory, people }),
  serve: serveAdmin,
  files: [adminSlides.pictureHash],
  offers: {
    chosenUsers: ({ services }) => ({ listChosen: (...asked) => services().choices.listChosen(...asked) }),
  },
  chores: ({ choices, imports }) => [choices, imports],
  chores: ({ choices, slideFiles }) => [choices, slideFiles],
  demo: async (_services, platform) => {
    await makeDemoSlides(platform);
    return undefined;
  },
});
