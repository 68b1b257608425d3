import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { sendAlerts } from './alerts.usecases.ts'

export const savedJobJobs: readonly Job[] = [scheduledJob({ name: 'send-alerts', every: 5, run: sendAlerts })]
