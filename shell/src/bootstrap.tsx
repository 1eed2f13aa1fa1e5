import { createRoot } from 'react-dom/client';
import { startFromPage } from 'shared-api';
import { applyLanguage } from 'shared-ui';
import { trustModuleFiles } from './boot/integrity.ts';
import { askAnewForShared } from './boot/shared-retry.ts';
import { reportUncaughtErrors } from './boot/uncaught-errors.ts';
import { warmUp } from './boot/warm-up.ts';
import { Application } from './frame/application.component.tsx';
import { signedInParts } from './frame/signed-in-parts.ts';
import { keepWorker } from './install/keep-worker.ts';

const boot = startFromPage(document);
applyLanguage(boot.language);
trustModuleFiles();
askAnewForShared();
reportUncaughtErrors();
keepWorker(boot.hasWorker ?? false);
void warmUp(boot.registry, window.location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application');
const draw = () => createRoot(root).render(<Application />);
// What does not come is said, with a new try, where it is missing.
if (boot.session) signedInParts.load().then(draw, draw);
else draw();
