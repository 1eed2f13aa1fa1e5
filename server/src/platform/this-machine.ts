/** Whether a host is this machine itself, to which nothing goes over a network. */
export const isThisMachine = (hostname: string): boolean =>
  /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname);
