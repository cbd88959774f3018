/**
 * Paths in the lock of what the project's own packages need to run: npm keeps more, namely what a tool of development needs and a library would
 * also work with (TypeScript for a validation library, for one).
 * @param packages What package-lock.json says about each package, by its path.
 */
export function neededPackages(packages) {
  const needed = new Set();
  // The project's own packages, the root among them, stand outside of node_modules.
  const pending = Object.keys(packages).filter((path) => !path.includes("node_modules"));
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    if (needed.has(path)) continue;
    needed.add(path);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path];
    const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
      pending.push(
        ...candidates(path, name)
          .filter((candidate) => packages[candidate])
          .slice(0, 1),
      );
  }
  return needed;
}

/** Where Node looks for a package, the nearest folder first. */
function candidates(path, name) {
  const folders = path === "" ? [] : path.split("/");
  return folders
    .reduceRight((found, _, index) => [...found, folders.slice(0, index + 1).join("/")], [])
    .concat("")
    .map((folder) => `${folder}${folder && "/"}node_modules/${name}`);
}
