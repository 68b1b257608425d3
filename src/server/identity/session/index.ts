import { describeDomain } from '#src/server/domain.ts'
import { deviceEndpoints } from './devices.routes.ts'
import { liveEndpoints } from './live.routes.ts'
import { sessionJobs } from './session.jobs.ts'
import { sessionMails } from './session.mails.ts'
import { sessionPersonalData } from './session.personal-data.ts'
import { sessionEndpoints } from './session.routes.ts'

export const sessionDomain = describeDomain({
  endpoints: [...sessionEndpoints, ...deviceEndpoints, ...liveEndpoints],
  jobs: sessionJobs,
  mails: sessionMails,
  personalData: sessionPersonalData,
  notPersonal: {
    replaced_session: 'digests of cookies that open nothing any more, and of those given for them, for ten minutes',
  },
})
