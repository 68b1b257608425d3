import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { importDueFeeds } from './fetch-feed.usecases.ts'

export const feedJobs: readonly Job[] = [scheduledJob({ name: 'import-feeds', every: 0, run: importDueFeeds })]
