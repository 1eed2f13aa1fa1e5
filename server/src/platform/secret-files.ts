import { readFileSync } from 'node:fs';

/** Variables that may come as a file: `S3_SECRET_ACCESS_KEY_FILE` names one whose content counts, as secrets of containers do. */
export const secretVariables = [
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'INSTALLATION_SECRET',
  'INSTALLATION_SECRET_PREVIOUS',
  'SMTP_URL',
  'SMTP_OAUTH_CLIENT_SECRET',
  'SMTP_OAUTH_REFRESH_TOKEN',
  'BOUNCE_TOKEN',
  'SMS_GATEWAY_TOKEN',
  'SEAL_P12_PASSWORD',
  'PDF_EDITING_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
] as const;

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Puts the contents of files in the place of the variables that name them, without the line's end.
 * @returns the environment, and a sentence for each file that cannot be read or is empty, and each secret that is given twice
 */
export function readSecretFiles(env: Variables): { env: Variables; problems: string[] } {
  const problems: string[] = [];
  const read: Record<string, string> = {};
  for (const name of secretVariables) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    const content = contentOf(path);
    if (env[name]) problems.push(`${name}, ${name}_FILE: set one of them`);
    else if (content) read[name] = content;
    else problems.push(`${name}_FILE: names a file that ${content === '' ? 'is empty' : 'cannot be read'}`);
  }
  return { env: { ...env, ...read }, problems };
}

function contentOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}
