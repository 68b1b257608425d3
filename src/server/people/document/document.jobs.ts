import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { remindOfContracts } from './contract-reminders.usecases.ts'
import { sendReminders } from './reminders.usecases.ts'

export const paperJobs: readonly Job[] = [
  scheduledJob({ name: 'remind-of-papers', every: 5, run: sendReminders }),
  scheduledJob({ name: 'remind-of-contracts', every: 5, run: remindOfContracts }),
]
