import { shellPreset } from 'tooling/webpack';

export default shellPreset(import.meta.dirname);
