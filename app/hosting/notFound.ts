/** What a host answers for a file that is gone, where it takes a page for that. */
export const notFoundPage = `<!doctype html>
<html lang="de">
  <title>Nicht gefunden</title>
  <h1>Nicht gefunden</h1>
</html>
`;
