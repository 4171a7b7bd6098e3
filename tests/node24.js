// Loaded before the scripts, in JavaScript: an old Node cannot run TypeScript.
if (!process.features.typescript) {
  console.error(
    `These scripts need Node 24; this is Node ${process.versions.node}, which cannot run TypeScript.
Node 24 comes with the package "node", whose install script did not run, as after "npm ci --ignore-scripts".
Run it now: npm rebuild node --ignore-scripts=false`,
  );
  process.exit(1);
} else if (process.argv.includes("--help")) {
  await import("./run/help.ts");
}
