import { saveFile } from '../save-file.ts';

/** Saves a text as a file of the person's device. */
export function saveText(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}
