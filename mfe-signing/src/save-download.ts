import { download, downloadAddress } from 'shared-api';
import type { Download } from 'shared-api/contracts/common';
import { isInWrapper, openLink } from 'shared-ui';

type OfDocument = Download & { readonly input: { readonly _zod: { readonly output: { id: string } } } };

/** Saves what a download brings, under a name, to the person's device; the mobile wrapper does it itself. @throws ApiError */
export async function saveDownload(
  contract: OfDocument,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<void> {
  if (isInWrapper()) {
    openLink(new URL(downloadAddress(contract, { id }), window.location.href).href);
    return;
  }
  const address = URL.createObjectURL(await download(contract, { id }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
