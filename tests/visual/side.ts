/** Names of files in the folder of pictures, and what the picture was made of. */
export type Picture = { png: string; text: string };

/** All pictures of one commit, or of the working tree. */
export type Side = {
  pictures: Record<string, Picture & { inputs: string }>;
  /** Stories that could not be shown, with the reason. */
  broken: Record<string, string>;
};
