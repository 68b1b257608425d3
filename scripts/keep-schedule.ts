/** As often as the cron of the server Worker's wrangler.toml. */
const SECONDS = Number(process.env.SCHEDULE_SECONDS ?? 300)

/** Runs the scheduled work now and then again and again, one run at a time; a run that fails is told and does not end the process. */
export async function keepSchedule(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    process.stderr.write(`Scheduled work failed: ${(error as Error).message}\n`)
  }
  setTimeout(() => keepSchedule(run), SECONDS * 1000).unref()
}
