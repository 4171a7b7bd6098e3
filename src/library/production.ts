/** A test runner or a shell says otherwise, and the bundler would write React's calls for development. */
export const buildForProduction = (): void => {
  process.env.NODE_ENV = "production";
};
