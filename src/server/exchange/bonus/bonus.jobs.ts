import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { bookBonuses } from './book-bonuses.usecases.ts'
import { endBonuses, remindOfBonuses } from './end-bonuses.usecases.ts'

const [OFTEN, HOURLY] = [5, 60]

export const bonusJobs: readonly Job[] = [
  scheduledJob({ name: 'book-bonuses', every: OFTEN, run: bookBonuses }),
  scheduledJob({ name: 'end-bonuses', every: HOURLY, run: endBonuses }),
  scheduledJob({ name: 'remind-of-bonuses', every: HOURLY, run: remindOfBonuses }),
]
