import { portBase } from "#workbench/shared/browser/ports.ts";

/** Ports of the test servers. */
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
