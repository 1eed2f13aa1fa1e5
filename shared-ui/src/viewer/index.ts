export { FileViewer } from './file-viewer.component.tsx';
export type { FileViewerHandle, FileViewerProps } from './file-viewer.component.tsx';
export { isLongPage } from './page-layout.ts';
export type { PageOutcome } from './open-file.ts';
export type { PagePoint } from './page-place.ts';
export { useHiddenParts } from './use-hidden-parts.ts';
export { ViewerLayout } from './viewer-layout.component.tsx';
export { useFile } from './use-file.ts';
export type { FileState } from './use-file.ts';
