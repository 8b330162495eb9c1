/** What some runs cost in ms of this process's processor time: unlike the clock on the wall, what else runs hardly touches it. */
export async function processorTime(work: () => unknown, { runs = 1 } = {}): Promise<number> {
  const start = process.cpuUsage();
  for (let run = 0; run < runs; run += 1) await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
