import { modulePreset } from 'tooling/webpack';

export default modulePreset(import.meta.dirname);
