/** A channel to the other pages of this browser; undefined where it has none, or refuses this site what it shares. */
export function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
