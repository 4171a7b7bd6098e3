import path from "node:path";

export const top = path.resolve(import.meta.dirname, "../..");

/** Everything here can be deleted: it is taken again. */
export const folder = path.join(top, ".visual");

export const folders = {
  /** Pictures and texts by what is in them. */
  pictures: path.join(folder, "pictures"),
  /** Which picture a story has while its modules and texts stay what they are. */
  known: path.join(folder, "known"),
  /** All pictures of one commit. */
  sides: path.join(folder, "sides"),
  /** Where another commit is checked out. */
  tree: path.join(folder, "tree"),
  report: path.join(folder, "report"),
};
