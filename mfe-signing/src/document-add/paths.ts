/** How the first step knows that one came back to it from the boxes, and took nothing up again. */
export const backFromBoxes = { key: 'back', path: '/editDocument?back=1' } as const;
