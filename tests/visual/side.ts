/** Names of files in the folder of pictures. */
export type Picture = { png: string; text: string };

/** A picture with the story it shows, and a hash of what it is made of. */
export type SidePicture = Picture & { story: string; made: string };

/** All pictures of one commit, or of the working tree. */
export type Side = {
  pictures: Record<string, SidePicture>;
  /** Stories that could not be shown, with the reason. */
  broken: Record<string, string>;
};
