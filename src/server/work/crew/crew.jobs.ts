import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { refreshCrewCards } from './crew-card.usecases.ts'
import { refreshCrewChoices } from './crew-choices.usecases.ts'

export const crewJobs: readonly Job[] = [
  scheduledJob({ name: 'refresh-crew-cards', every: 0, next: 'refresh-crew-choices', run: refreshCrewCards }),
  scheduledJob({ name: 'refresh-crew-choices', run: refreshCrewChoices }),
]
