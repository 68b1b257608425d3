import { ERASURE } from './erasure.ts'
import { applicationJobs } from './features/applications/applications.jobs.ts'
import { carriedJobs } from './features/carried/carried.jobs.ts'
import { companyCheckJobs } from './features/company-check/company-check.jobs.ts'
import { credentialJobs } from './features/credentials/credentials.jobs.ts'
import { crewJobs } from './features/crew/crew.jobs.ts'
import { crewingJobs } from './features/crewing/crewing.jobs.ts'
import { feedJobs } from './features/feeds/feeds.jobs.ts'
import { fileJobs } from './features/files/files.jobs.ts'
import { inboxJobs } from './features/inbox/inbox.jobs.ts'
import type { Job } from './features/jobs/job.ts'
import { jobJobs } from './features/jobs/jobs.jobs.ts'
import type { JobTable } from './features/jobs/run-job.usecases.ts'
import { createMailJobs } from './features/mails/mails.jobs.ts'
import { paperJobs } from './features/papers/papers.jobs.ts'
import { passkeyJobs } from './features/passkeys/passkeys.jobs.ts'
import { pictureJobs } from './features/pictures/pictures.jobs.ts'
import { createRightsJobs } from './features/rights/rights.jobs.ts'
import { savedJobJobs } from './features/saved-jobs/saved-jobs.jobs.ts'
import { scanJobs } from './features/scans/scans.jobs.ts'
import { seamanJobs } from './features/seamen/seamen.jobs.ts'
import { sessionJobs } from './features/sessions/sessions.jobs.ts'
import { shareJobs } from './features/shares/shares.jobs.ts'
import { socialJobs } from './features/social/social.jobs.ts'
import { statisticJobs } from './features/statistics/statistics.jobs.ts'
import { stillFreeJobs } from './features/still-free/still-free.jobs.ts'
import { vacancyJobs } from './features/vacancies/vacancies.jobs.ts'
import { verificationJobs } from './features/verification/verification.jobs.ts'
import { viewJobs } from './features/views/views.jobs.ts'
import { withdrawalJobs } from './features/withdrawals/withdrawals.jobs.ts'
import { MAILS } from './mails.ts'
import { PERSONAL_DATA } from './personal-data.ts'

const ALL: readonly Job[] = [
  ...createRightsJobs(PERSONAL_DATA, ERASURE),
  ...vacancyJobs,
  ...feedJobs,
  ...statisticJobs,
  ...crewingJobs,
  ...crewJobs,
  ...stillFreeJobs,
  ...seamanJobs,
  ...scanJobs,
  ...paperJobs,
  ...savedJobJobs,
  ...inboxJobs,
  ...verificationJobs,
  ...companyCheckJobs,
  ...shareJobs,
  ...viewJobs,
  ...applicationJobs,
  ...createMailJobs(MAILS),
  ...sessionJobs,
  ...passkeyJobs,
  ...credentialJobs,
  ...socialJobs,
  ...carriedJobs,
  ...pictureJobs,
  ...fileJobs,
  ...jobJobs,
  ...withdrawalJobs,
]

/** Every job of the product. A message that names another is given up. */
export const JOBS: JobTable = new Map(ALL.map((job) => [job.name, job]))
