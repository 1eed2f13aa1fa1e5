/** The gallery of the design kit: a screen of the shell's own, for developers. */
export const galleryPath = '/dev/kit';
