import { ERASURE } from './erasure.ts'
import { feedJobs } from './exchange/feed/feed.jobs.ts'
import { pictureJobs } from './exchange/picture/picture.jobs.ts'
import { carriedJobs } from './ground/carried/carried.jobs.ts'
import { fileJobs } from './ground/file/file.jobs.ts'
import { jobJobs } from './ground/job/job.jobs.ts'
import type { Job } from './ground/job/job.ts'
import type { JobTable } from './ground/job/run-job.usecases.ts'
import { createMailJobs } from './ground/mail/mail.jobs.ts'
import { withdrawalJobs } from './ground/withdrawal/withdrawal.jobs.ts'
import { credentialJobs } from './identity/credential/credential.jobs.ts'
import { passkeyJobs } from './identity/passkey/passkey.jobs.ts'
import { sessionJobs } from './identity/session/session.jobs.ts'
import { socialJobs } from './identity/social/social.jobs.ts'
import { MAILS } from './mails.ts'
import { paperJobs } from './people/document/document.jobs.ts'
import { scanJobs } from './people/scan/scan.jobs.ts'
import { seamanJobs } from './people/seaman/seaman.jobs.ts'
import { verificationJobs } from './people/verification/verification.jobs.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import { companyCheckJobs } from './trust/company-check/company-check.jobs.ts'
import { createRightsJobs } from './trust/data-right/data-right.jobs.ts'
import { applicationJobs } from './work/application/application.jobs.ts'
import { stillFreeJobs } from './work/availability/availability.jobs.ts'
import { crewJobs } from './work/crew/crew.jobs.ts'
import { crewingJobs } from './work/crewing/crewing.jobs.ts'
import { inboxJobs } from './work/inbox/inbox.jobs.ts'
import { statisticJobs } from './work/market/market.jobs.ts'
import { viewJobs } from './work/profile-view/profile-view.jobs.ts'
import { savedJobJobs } from './work/saved/saved.jobs.ts'
import { shareJobs } from './work/share/share.jobs.ts'
import { vacancyJobs } from './work/vacancy/vacancy.jobs.ts'

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
