import { describeDomain } from '#src/server/domain.ts'
import { PAPER_READERS } from '#src/server/ground/file/reading/file-readers.ts'
import { keepAttachment } from './attachments.usecases.ts'
import { inboxJobs } from './inbox.jobs.ts'
import { inboxMails } from './inbox.mails.ts'
import { inboxPersonalData } from './inbox.personal-data.ts'
import { inboxEndpoints } from './inbox.routes.ts'

export const inboxDomain = describeDomain({
  endpoints: inboxEndpoints,
  jobs: inboxJobs,
  mails: inboxMails,
  personalData: inboxPersonalData,
  files: {
    attachment: { act: keepAttachment, readers: PAPER_READERS },
  },
})
