import { hashOf } from "#workbench/shared/source/hash.ts";

/** One of several machines that share the work; machine 1 of 1 does all of it. */
export type Shard = { index: number; count: number };

export function shardOf(text = "1/1"): Shard {
  const [, index = "0", count = "0"] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index < 1 || shard.index > shard.count) throw new Error(`--shard ${text}: expected i/n, for example 1/4`);
  return shard;
}

/** The shard depends on the path alone: a new file moves no other file to another machine. */
export const isInShard = (file: string, { index, count }: Shard): boolean =>
  Number.parseInt(hashOf(file).slice(0, 8), 16) % count === index - 1;

export const suffixOf = ({ index, count }: Shard): string => (count === 1 ? "" : `.${index}-of-${count}`);
