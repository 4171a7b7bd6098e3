/** A part of the code whose faults its own tests have to notice, in one run of planting. */
export type Area = {
  mutate: readonly string[];
  /** Folders of tests that are asked. */
  tests: readonly string[];
  /** Which share of the planted faults they have to notice at least, in percent. */
  atLeast: number;
};

export const areas = {
  session: { mutate: ["app/session/*.ts"], tests: ["session", "provider"], atLeast: 95 },
  client: {
    mutate: ["app/provider/{client,limit,notice,outcome,refusal,request,said,signedInSend,spoken}.ts"],
    tests: ["provider", "session"],
    atLeast: 95,
  },
  navigation: { mutate: ["app/navigation/*.ts"], tests: ["navigation", "areas", "session"], atLeast: 90 },
  machines: {
    mutate: ["app/flows/**/*{Machine,Parts,Steps}.ts"],
    tests: ["flows"],
    atLeast: 90,
  },
  model: { mutate: ["src/model/**/*.ts"], tests: ["model", "lib", "copy"], atLeast: 90 },
} satisfies Record<string, Area>;

export type AreaName = keyof typeof areas;

export const isAreaName = (name: string): name is AreaName => name in areas;
