import { download, downloadAddress } from 'shared-api';
import type { Download, InputOf } from 'shared-api/contracts/common';
import { isInWrapper, openLink } from 'shared-ui';

/** Saves a download to the person's device under a name; the mobile wrapper does it itself. @throws ApiError */
export async function saveFile<C extends Download>(
  contract: C,
  input: InputOf<C>,
  name: string,
): Promise<void> {
  if (isInWrapper()) {
    openLink(new URL(downloadAddress(contract, input), window.location.href).href);
    return;
  }
  const address = URL.createObjectURL(await download(contract, input));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
