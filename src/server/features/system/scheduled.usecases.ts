import { logFailure } from '../../platform/log.ts'
import type { Services } from '../../platform/services.ts'
import { sweepWords } from '../carried/carried.usecases.ts'
import { sweepLinks } from '../credentials/credential-links.ts'
import { refreshCrewCards } from '../crew/crew-card.usecases.ts'
import { refreshCrewChoices } from '../crew/crew-choices.usecases.ts'
import { refreshCrewing } from '../crewing/crewing-figures.usecases.ts'
import { importDueFeeds } from '../feeds/fetch-feed.usecases.ts'
import { resendWaitingMails } from '../mails/send-mail.usecases.ts'
import { sweepChallenges } from '../passkeys/challenges.usecases.ts'
import { queueDuePictures } from '../pictures/pictures.usecases.ts'
import { eraseDueAccounts } from '../rights/erase-account.usecases.ts'
import { tendExports } from '../rights/exports.usecases.ts'
import { sweepSessions } from '../sessions/sessions.usecases.ts'
import { sweepSocial } from '../social/sign-up.usecases.ts'
import { refreshMarket } from '../statistics/market.usecases.ts'
import { refreshOpenFigures } from '../statistics/open-figures.usecases.ts'
import { refreshOverview } from '../statistics/overview.usecases.ts'
import { expireVacancies } from '../vacancies/expire-vacancies.usecases.ts'

type Job = { name: string; run: (services: Services) => Promise<unknown> }

/** In order: what expires must not be counted, and what is counted later builds on what is counted before. */
const JOBS: readonly Job[] = [
  { name: 'erase-accounts', run: eraseDueAccounts },
  { name: 'expire-vacancies', run: expireVacancies },
  { name: 'import-feeds', run: importDueFeeds },
  { name: 'refresh-open-figures', run: refreshOpenFigures },
  { name: 'refresh-market', run: refreshMarket },
  { name: 'refresh-crewing', run: refreshCrewing },
  { name: 'refresh-overview', run: refreshOverview },
  { name: 'refresh-crew-cards', run: refreshCrewCards },
  { name: 'refresh-crew-choices', run: refreshCrewChoices },
  { name: 'resend-waiting-mails', run: resendWaitingMails },
  { name: 'tend-exports', run: tendExports },
  { name: 'sweep-sessions', run: sweepSessions },
  { name: 'sweep-challenges', run: sweepChallenges },
  { name: 'sweep-links', run: sweepLinks },
  { name: 'sweep-social', run: sweepSocial },
  { name: 'sweep-words', run: sweepWords },
  { name: 'queue-due-pictures', run: queueDuePictures },
]

/** The scheduled work; each job may be run at any time, and one that fails does not stop the others. */
export async function runScheduledJobs(services: Services): Promise<void> {
  const failures: unknown[] = []
  for (const { name, run } of JOBS) {
    try {
      await run(services)
    } catch (error) {
      logFailure('scheduled job failed', name, error)
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'scheduled jobs failed')
}
