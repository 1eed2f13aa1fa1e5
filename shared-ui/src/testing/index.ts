export { mockDrawingCanvas, readPicture } from './drawing-canvas.ts';
export { renderScreen } from './render-screen.tsx';
export { renderWithKit } from './render-with-kit.tsx';
export { setViewport } from './viewport.ts';
export { withBar } from './with-bar.tsx';
