import { describeDomain, inOrder } from '#src/server/domain.ts'
import { stopForStrangers } from './address-stop.ts'
import { eraseWaitingMails } from './erased-mails.repository.ts'
import { letterMails } from './letters/letter.mails.ts'
import { letterPersonalData } from './letters/letter.personal-data.ts'
import { createMailJobs } from './mail.jobs.ts'
import { mailPersonalData } from './mail.personal-data.ts'
import { mailEndpoints } from './mail.routes.ts'
import { createSesEndpoints } from './ses/ses.routes.ts'

export const mailDomain = describeDomain({
  endpoints: (registries) => [...mailEndpoints, ...createSesEndpoints(registries)],
  jobs: createMailJobs,
  mails: letterMails,
  personalData: { ...mailPersonalData, ...letterPersonalData },
  notPersonal: {
    stranger:
      'keyed digests of addresses without an account, so that none is written to twice, or at all after its reader said no: nobody can read an address in them',
    mail_suppression: 'keyed digests of addresses to which a stream sends nothing: nobody can read an address in them',
    letter_domain: 'mail domains of recipients, with the pace of their letters',
  },
  stops: { stranger: stopForStrangers },
  erasure: { rows: [inOrder(9, eraseWaitingMails)] },
})
