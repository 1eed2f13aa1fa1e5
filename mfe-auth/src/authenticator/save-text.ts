import { saveFile } from 'shared-ui';

/** Saves a text as a file of the person's device. */
export function saveText(name: string, text: string): void {
  void saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), name);
}
