export { connectLive } from './live-connection.ts';
export type { LiveListeners } from './live-connection.ts';
