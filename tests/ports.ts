import { portBase } from "#workbench/shared/browser/ports.ts";

/** Where the servers of the tests listen. */
export const ports = {
  app: portBase + 99,
  appOfDevServer: portBase + 98,
  monkey: portBase + 97,
  workbench: portBase + 111,
  builtWorkbench: portBase + 121,
  firstHourApp: portBase + 93,
  firstHourPreview: portBase + 92,
  firstHourWorkbench: portBase + 91,
  webDriver: portBase + 96,
  /** The first of two for each worker. */
  hosting: portBase + 70,
  hostedWorkbench: portBase + 86,
};
