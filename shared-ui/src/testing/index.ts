export { renderWithKit } from './render-with-kit.tsx';
