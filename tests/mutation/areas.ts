/** A part of the code for one mutation run, with its tests. */
export type Area = {
  mutate: readonly string[];
  /** Folders of tests to run. */
  tests: readonly string[];
};

/** The machines of a feature: most of a machine is created on import, so each mutant runs all tests of the area. */
const machines = (feature: string): Area => ({
  mutate: [`app/features/${feature}/*{Machine,Setup,Steps}.ts`],
  tests: [`features/${feature}`],
});

export const areas = {
  session: { mutate: ["app/session/*.ts"], tests: ["session", "client"] },
  client: {
    mutate: [
      "app/platform/limit.ts",
      "app/client/{apiError,client,notice,problemOf,providerMessage,request,result,signedInSend}.ts",
    ],
    tests: ["client", "session"],
  },
  navigation: {
    mutate: ["app/navigation/*.ts", "app/router/{guard,start,startState}.ts"],
    tests: ["navigation", "router", "shell", "session", "features"],
  },
  auth: machines("auth"),
  contract: machines("contract"),
  "id-check": machines("id-check"),
  onboarding: machines("onboarding"),
  availability: machines("availability"),
  "group-join": machines("groups"),
  model: { mutate: ["src/model/**/*.ts"], tests: ["model", "lib", "copy", "client"] },
} satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;

export const isAreaName = (name: string): name is AreaName => name in areas;
