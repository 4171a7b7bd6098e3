/** What a host says to a path: a file of the site, what the provider says, or a line of its own. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: { kind: "file"; path: string } | { kind: "provider" } | { kind: "nothing" };
};

/** The files of the site, by their paths. */
export type IsThere = (path: string) => boolean;

/** How a host answers, as its example says. */
export type Answering = (path: string, isThere: IsThere) => Answer;

export const fileAt = (path: string, headers: Record<string, string>, status = 200): Answer => ({
  status,
  headers,
  body: { kind: "file", path },
});

export const fromProvider = (headers: Record<string, string>): Answer => ({
  status: 200,
  headers,
  body: { kind: "provider" },
});

export const nothing = (status: number, headers: Record<string, string>): Answer => ({
  status,
  headers,
  body: { kind: "nothing" },
});
