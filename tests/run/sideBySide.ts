/** On two cores: two steps that compute, and one that waits for pages. With more, stories and journeys time out. */
const MOST_AT_ONCE = 3;

/** Runs the tasks in order, each as soon as one has ended. */
export async function sideBySide<Task, Result>(
  tasks: readonly Task[],
  run: (task: Task) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = tasks.entries();
  const lane = async () => {
    for (const [index, task] of waiting) results[index] = await run(task);
  };
  await Promise.all(Array.from({ length: MOST_AT_ONCE }, lane));
  return results;
}
