import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { sweepSentCvs } from './cv-sendings.usecases.ts'
import { notifyMoves } from './notify-moves.usecases.ts'

export const applicationJobs: readonly Job[] = [
  scheduledJob({ name: 'sweep-sent-cvs', every: 30, run: sweepSentCvs }),
  scheduledJob({ name: 'notify-moves', every: 5, run: notifyMoves }),
]
