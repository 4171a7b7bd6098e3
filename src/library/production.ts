/** A test runner or a shell sets it otherwise, and the bundler would emit React's development calls. */
export const buildForProduction = (): void => {
  process.env.NODE_ENV = "production";
};
