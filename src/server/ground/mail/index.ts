import { describeDomain, inOrder } from '#src/server/domain.ts'
import { eraseWaitingMails } from './erased-mails.repository.ts'
import { createMailJobs } from './mail.jobs.ts'
import { mailPersonalData } from './mail.personal-data.ts'
import { mailEndpoints } from './mail.routes.ts'

export const mailDomain = describeDomain({
  endpoints: mailEndpoints,
  jobs: ({ mails }) => createMailJobs(mails),
  personalData: mailPersonalData,
  notPersonal: {
    stranger:
      'keyed digests of addresses without an account, so that none is written to twice, or at all after its reader said no: nobody can read an address in them',
  },
  erasure: { rows: [inOrder(9, eraseWaitingMails)] },
})
