import { z } from 'zod'

const instant = z.number().int()

/** The outcome of the jobs of the schedule, and of messages that were given up; instants in UTC ms. */
export const jobReportSchema = z.object({
  runs: z.array(
    z.object({
      job: z.string(),
      queuedAt: instant.nullable(),
      startedAt: instant.nullable(),
      finishedAt: instant.nullable(),
      failedAt: instant.nullable(),
      lastError: z.string().nullable(),
    }),
  ),
  /** Newest first. */
  dead: z.array(
    z.object({
      id: z.string(),
      job: z.string(),
      subject: z.string(),
      error: z.string(),
      attempts: z.number().int(),
      diedAt: instant,
    }),
  ),
})
