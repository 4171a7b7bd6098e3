export const OWN_WORKBENCH = "http://localhost:6006";

/** Where the links of the report lead: an address, a path from the report to a static workbench, or `npm start`. */
export const workbenchOf = (given = ""): string => given.replace(/\/+$/, "") || OWN_WORKBENCH;
