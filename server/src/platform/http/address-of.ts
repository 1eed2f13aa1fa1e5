/**
 * The address that a request asks for, its path and its query. Everything that a client can send is one: what begins with two slashes is a
 * path too, and names no other host.
 */
export function addressOf({ url }: { readonly url: string }): URL {
  return new URL(`http://page${url.startsWith('/') ? '' : '/'}${url}`);
}
