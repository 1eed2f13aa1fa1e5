import { z } from 'zod';

/** What a PDF holds that its pages do not show: `fields` are filled ones that nothing draws. */
export const hiddenParts = z.array(z.enum(['scripts', 'attachments', 'commands', 'fields']));
