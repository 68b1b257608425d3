import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { sweepChallenges } from './challenges.usecases.ts'

export const passkeyJobs: readonly Job[] = [scheduledJob({ name: 'sweep-challenges', every: 0, run: sweepChallenges })]
