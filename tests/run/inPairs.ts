/** Runs the tasks in order, at most two at a time: as many as the smallest machine has cores. */
export async function inPairs<Task, Result>(
  tasks: readonly Task[],
  run: (task: Task) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = tasks.entries();
  const lane = async () => {
    for (const [place, task] of waiting) results[place] = await run(task);
  };
  await Promise.all([lane(), lane()]);
  return results;
}
