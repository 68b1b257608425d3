import { describeDomain } from '#src/server/domain.ts'
import { viewJobs } from './profile-view.jobs.ts'
import { viewMails } from './profile-view.mails.ts'
import { viewPersonalData } from './profile-view.personal-data.ts'
import { viewEndpoints } from './profile-view.routes.ts'

export const profileViewDomain = describeDomain({
  endpoints: viewEndpoints,
  jobs: viewJobs,
  mails: viewMails,
  personalData: viewPersonalData,
  notPersonal: {
    view_log: 'since when views are written down',
  },
})
