import { drawSizes } from './draw-sizes.ts';
import type { PictureTask } from './messages.ts';

/** The process that draws one picture: started by `picture-drawer.ts`, it answers and ends. */
process.on('disconnect', () => process.exit());
process.once('message', (task: PictureTask) => {
  void drawSizes(task).then(
    (outcome) => process.send?.(outcome, () => process.disconnect()),
    () => process.exit(1),
  );
});
