import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { notifyOfViews } from './notify-of-views.usecases.ts'
import { sweepViews } from './own-views.usecases.ts'

export const viewJobs: readonly Job[] = [
  scheduledJob({ name: 'sweep-views', every: 60, run: sweepViews }),
  scheduledJob({ name: 'notify-of-views', every: 60, run: notifyOfViews }),
]
