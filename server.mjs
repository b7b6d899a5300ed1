/** Starts `server.ts`. Plain JavaScript, so that a Node which cannot run TypeScript says what it lacks. */
if (process.features.typescript) await import('./server.ts');
else {
  console.error(
    `Forecourt needs Node 26, which runs TypeScript; this is ${process.version}. \`npm start\` uses the Node of the package \`node\`.`,
  );
  process.exitCode = 1;
}
