/** Names of files in the folder of pictures. */
export type Picture = { png: string; text: string };

/** A picture with its story, and a hash of its sources. */
export type SidePicture = Picture & { story: string; made: string };

/** All pictures of one commit, or of the working tree. */
export type Side = {
  pictures: Record<string, SidePicture>;
  /** Broken stories, with the reason. */
  broken: Record<string, string>;
};

/** A value on each side; undefined where it is missing. */
export type Sides<Value> = { before: Value | undefined; after: Value | undefined };
