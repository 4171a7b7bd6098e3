const [part = 1, parts = 1] = (import.meta.env.PART || "1/1").split("/").map(Number);

/** Whether this process plays everything: a share of it need not meet every outcome. */
export const isWhole = parts === 1;

/** Whether this process plays the one at `place`; with `STRESS` and `PART=2/4` it is the second of four that share them. */
export const isInPart = (place: number): boolean => place % parts === part - 1;
