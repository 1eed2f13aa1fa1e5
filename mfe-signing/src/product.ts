/** The signing product's id on the wire (spec 02 §7). */
export const productId = 'docsign';
