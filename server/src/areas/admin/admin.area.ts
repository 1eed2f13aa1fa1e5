import { makeDemoSlides } from './slides/demo/make-demo-slides.ts';
import { defineArea } from '../area.ts';
import { serveAdmin } from './admin.routes.ts';
import { createAdmin } from './create-admin.ts';

export const admin = defineArea({
  name: 'admin',
  create: ({ platform }) => createAdmin(platform),
  serve: serveAdmin,
  demo: async (_services, platform) => {
    await makeDemoSlides(platform);
    return undefined;
  },
});
