import { deploy } from '../live-pointers.ts';

/** A process that deploys one build: `node deploy-once.ts DIST AREA BUILD`. */
const [dist = '', name = '', build = ''] = process.argv.slice(2);
await deploy({ dist, name, build });
