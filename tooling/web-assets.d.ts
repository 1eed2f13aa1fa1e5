declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.webm' {
  const url: string;
  export default url;
}
declare module '*.mp4' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
declare module '*.vtt' {
  const url: string;
  export default url;
}

/**
 * The `integrity` that a file of a build must have, by its address (`shell/src/boot/own-files.ts`); throws where nobody named it. Asked
 * by the loaders of every build (`tooling/webpack/integrity-plugin.ts`). Undefined where there is no shell around, as in tests.
 */
declare var sportelloIntegrity: ((address: string) => string) | undefined;
