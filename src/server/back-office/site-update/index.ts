import { describeDomain } from '#src/server/domain.ts'
import { publishSiteUpdate } from './publish-update.ts'
import { siteUpdateMails } from './site-update.mails.ts'
import { siteUpdateEndpoints } from './site-update.routes.ts'
import { updateDigests } from './update-digests.ts'

export const siteUpdateDomain = describeDomain({
  endpoints: siteUpdateEndpoints,
  mails: siteUpdateMails,
  digests: updateDigests,
  notPersonal: { site_update: 'what admins send to many', site_update_text: 'what admins send to many' },
  actsByTwo: [publishSiteUpdate],
})
