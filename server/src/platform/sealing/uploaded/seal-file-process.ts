import { checkSealFile } from './check-seal-file.ts';
import type { SealFile } from './messages.ts';

/** The process that reads one uploaded P12: started by `seal-file-reader.ts`, it answers and ends. */
process.on('disconnect', () => process.exit());
process.once('message', (file: SealFile) => {
  void checkSealFile(file).then(
    (outcome) => process.send?.(outcome, () => process.disconnect()),
    () => process.exit(1),
  );
});
