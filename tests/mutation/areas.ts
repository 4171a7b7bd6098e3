/** A part of the code whose faults its own tests have to notice, in one run of planting. */
export type Area = {
  mutate: readonly string[];
  /** Folders of tests that are asked. */
  tests: readonly string[];
  /** Which share of the planted faults they have to notice at least, in percent. */
  atLeast: number;
};

/** The machines of a flow: nearly all of a machine is made when it is loaded, so each fault asks all tests of the area. */
const machines = (flow: string): Area => ({
  mutate: [`app/flows/${flow}/*{Machine,Parts,Steps}.ts`],
  tests: [`flows/${flow}`],
  atLeast: 90,
});

export const areas = {
  session: { mutate: ["app/session/*.ts"], tests: ["session", "provider"], atLeast: 95 },
  client: {
    mutate: ["app/provider/{client,limit,notice,outcome,refusal,request,said,signedInSend,spoken}.ts"],
    tests: ["provider", "session"],
    atLeast: 95,
  },
  navigation: { mutate: ["app/navigation/*.ts"], tests: ["navigation", "areas", "session"], atLeast: 90 },
  auth: machines("auth"),
  contract: machines("contract"),
  "id-check": machines("id-check"),
  onboarding: machines("onboarding"),
  availability: machines("availability"),
  "group-join": machines("group-join"),
  model: { mutate: ["src/model/**/*.ts"], tests: ["model", "lib", "copy", "provider"], atLeast: 90 },
} satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;

export const isAreaName = (name: string): name is AreaName => name in areas;
