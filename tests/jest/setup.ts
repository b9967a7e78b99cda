// Removes a publishing environment's settings: tests expect the repository's.
for (const name of Object.keys(process.env)) if (name.startsWith("GATSBY_")) delete process.env[name];

// Loads the testing library only with a document, because loading it takes longer than most tests.
if (typeof document !== "undefined") require("./document");
