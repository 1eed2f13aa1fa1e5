export { mockDrawingCanvas, readPicture } from './drawing-canvas.ts';
export { holdNextPdf, servedDigest } from './fake-files.ts';
export { breakPage, failNextPdf, flawPage, hideInPdf, pdfCalls, servePdf } from './fake-pdfjs.ts';
export { giveRoom } from './give-room.ts';
export { renderAt } from './render-at.tsx';
export { renderScreen } from './render-screen.tsx';
export { renderWithKit } from './render-with-kit.tsx';
export { setViewport } from './viewport.ts';
export { withFrame } from './with-frame.tsx';
