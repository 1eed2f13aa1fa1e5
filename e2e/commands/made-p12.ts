import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A company's certificate with its key, as a P12 under a password; openssl makes it anew each time. */
export async function makeP12(password: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-p12-'));
  const [key, certificate, packed] = ['key.pem', 'certificate.pem', 'seal.p12'].map((name) =>
    join(folder, name),
  );
  try {
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
    const files = ['-keyout', `${key}`, '-out', `${certificate}`];
    const facts = ['-subj', '/CN=Sigillo Nuova/O=Nuova S.r.l.', '-days', '365'];
    await run('openssl', ['req', '-x509', ...curve, ...files, ...facts]);
    const secret = ['-passout', `pass:${password}`];
    const given = ['-inkey', `${key}`, '-in', `${certificate}`];
    await run('openssl', ['pkcs12', '-export', ...given, ...secret, '-out', `${packed}`]);
    return await readFile(`${packed}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
