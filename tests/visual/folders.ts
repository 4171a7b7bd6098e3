import path from "node:path";

export const top = path.resolve(import.meta.dirname, "../..");

/** A cache: everything in it can be deleted. */
export const folder = path.join(top, ".visual");

export const folders = {
  /** Pictures and texts by content. */
  pictures: path.join(folder, "pictures"),
  /** The picture of each story by its modules and texts. */
  cache: path.join(folder, "cache"),
  /** All pictures of one commit. */
  sides: path.join(folder, "sides"),
  /** A checkout of another commit. */
  tree: path.join(folder, "tree"),
  report: path.join(folder, "report"),
};
