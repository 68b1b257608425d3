import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { askProvider, followRefunds } from './ask-provider.usecases.ts'
import { forgetAccounts } from './forget-accounts.usecases.ts'
import { releaseUncovered } from './release-uncovered.usecases.ts'
import { ASK_PROVIDER } from './request-payback.usecases.ts'

const DAILY = 24 * 60
const OFTEN = 5

/** What disputes took is not asked for. */
async function followPaybacks(services: Parameters<typeof followRefunds>[0]): Promise<void> {
  await releaseUncovered(services)
  await followRefunds(services)
}

export const paybackJobs: readonly Job[] = [
  { name: ASK_PROVIDER, lane: 'jobs', deadline: 60, attempts: 3, run: (services, id) => askProvider(services, id) },
  scheduledJob({ name: 'follow-refunds', every: OFTEN, run: followPaybacks }),
  scheduledJob({ name: 'forget-payback-accounts', every: DAILY, run: forgetAccounts }),
]
