/**
 * Whether a lockfile names what this kind of machine needs. npm adds the optional packages of other systems to a lockfile only
 * where it could read them, and then leaves them out for good (npm issue 4828): compilers would come without their engine.
 */
export function coversMachine({ packages }, machine) {
  const named = Object.keys(packages);
  return Object.values(packages).every(({ optionalDependencies = {} }) => {
    const fitting = Object.keys(optionalDependencies).filter((name) => isFor(name, machine));
    return (
      fitting.length === 0 ||
      fitting.some((name) => named.some((path) => path.endsWith(`node_modules/${name}`)))
    );
  });
}

/** The kind of machine this is. */
export function thisMachine() {
  const { platform, arch } = process;
  const isMusl = platform === 'linux' && !process.report?.getReport().header.glibcVersionRuntime;
  return { platform, arch, isMusl };
}

function isFor(name, { platform, arch, isMusl }) {
  const foreignLibrary = isMusl ? /-gnu$/ : /-musl$/;
  return new RegExp(`\\b${platform}-${arch}\\b`).test(name) && !foreignLibrary.test(name);
}
