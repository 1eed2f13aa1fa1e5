interface GivenProvider {
  readonly name: string | undefined;
  readonly url: string | undefined;
}

/** Who provides the installation; null where nobody is named. Without a name they go by their host. */
export function providerOf({ name, url }: GivenProvider) {
  if (!name && !url) return null;
  return { name: name ?? new URL(url ?? '').host, url: url ?? null };
}

interface GivenDatabase {
  readonly url: string | undefined;
  readonly password: string | undefined;
}

/** The address of the database with the password that stands apart from it. */
export function databaseUrl({ url: given, password }: GivenDatabase): string | undefined {
  if (!given || !password) return given;
  const url = new URL(given);
  url.password = encodeURIComponent(password);
  return url.href;
}
