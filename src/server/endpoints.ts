import { createAdminUserEndpoints } from './features/admin/users.routes.ts'
import { agencyFormEndpoints } from './features/agency-forms/agency-forms.routes.ts'
import { applicationEndpoints } from './features/applications/applications.routes.ts'
import { articleEndpoints } from './features/articles/articles.routes.ts'
import { historyEndpoints } from './features/audit/history.routes.ts'
import { carriedEndpoints } from './features/carried/carried.routes.ts'
import { companyEndpoints } from './features/companies/companies.routes.ts'
import { adminCompanyEndpoints } from './features/company-check/admin-companies.routes.ts'
import { companyCheckEndpoints } from './features/company-check/company-check.routes.ts'
import { companyDeskEndpoints } from './features/company-desk/company-desk.routes.ts'
import { credentialEndpoints } from './features/credentials/credentials.routes.ts'
import { crewEndpoints } from './features/crew/crew.routes.ts'
import { crewProjection } from './features/crew/crew-card.usecases.ts'
import { privacyEndpoints } from './features/crew/privacy.routes.ts'
import { crewingEndpoints } from './features/crewing/crewing.routes.ts'
import { cvFileEndpoints } from './features/cv-files/cv-files.routes.ts'
import { feedEndpoints } from './features/feeds/feeds.routes.ts'
import { createFileEndpoints } from './features/files/files.routes.ts'
import { imageEndpoints } from './features/files/images.routes.ts'
import { friendEndpoints } from './features/friends/friends.routes.ts'
import { impersonationEndpoints } from './features/impersonation/impersonation.routes.ts'
import { inboxEndpoints } from './features/inbox/inbox.routes.ts'
import { invitationEndpoints } from './features/invitations/invitations.routes.ts'
import { jobEndpoints } from './features/jobs/jobs.routes.ts'
import { mailEndpoints } from './features/mails/mails.routes.ts'
import { moderationEndpoints } from './features/moderation/moderation.routes.ts'
import { nationalityLawEndpoints } from './features/nationality-laws/nationality-laws.routes.ts'
import { pageEndpoints } from './features/pages/pages.routes.ts'
import { paperEndpoints } from './features/papers/papers.routes.ts'
import { passkeyEndpoints } from './features/passkeys/passkeys.routes.ts'
import { pictureEndpoints } from './features/pictures/pictures.routes.ts'
import { priceEndpoints } from './features/prices/prices.routes.ts'
import { registrationEndpoints } from './features/registration/registration.routes.ts'
import { adminReportEndpoints } from './features/reports/admin-reports.routes.ts'
import { reportEndpoints } from './features/reports/reports.routes.ts'
import { createRightsEndpoints } from './features/rights/rights.routes.ts'
import { savedJobEndpoints } from './features/saved-jobs/saved-jobs.routes.ts'
import { scanEndpoints } from './features/scans/scans.routes.ts'
import { createSeamanEndpoints } from './features/seamen/seamen.routes.ts'
import { deviceEndpoints } from './features/sessions/devices.routes.ts'
import { liveEndpoints } from './features/sessions/live.routes.ts'
import { sessionEndpoints } from './features/sessions/sessions.routes.ts'
import { settingsEndpoints } from './features/settings/settings.routes.ts'
import { shareEndpoints } from './features/shares/shares.routes.ts'
import { shipEndpoints } from './features/ships/ships.routes.ts'
import { signInEndpoints } from './features/sign-in/sign-in.routes.ts'
import { sitemapEndpoints } from './features/sitemap/sitemap.routes.ts'
import { socialEndpoints } from './features/social/social.routes.ts'
import { marketEndpoints } from './features/statistics/market.routes.ts'
import { statisticEndpoints } from './features/statistics/statistics.routes.ts'
import { stillFreeEndpoints } from './features/still-free/still-free.routes.ts'
import { systemEndpoints } from './features/system/system.routes.ts'
import { trainingCenterEndpoints } from './features/training-centers/training-centers.routes.ts'
import { vacancyEditorEndpoints } from './features/vacancy-editor/vacancy-editor.routes.ts'
import { vacancyEndpoints } from './features/vacancy-search/vacancy-search.routes.ts'
import { verificationEndpoints } from './features/verification/verification.routes.ts'
import { voyageEndpoints } from './features/verification/voyages.routes.ts'
import { viewEndpoints } from './features/views/views.routes.ts'
import { withdrawalEndpoints } from './features/withdrawals/withdrawals.routes.ts'
import { FILE_ACTS, FILE_NEWS } from './file-acts.ts'
import type { Endpoint } from './http/endpoint.ts'
import { WITHDRAWAL } from './withdrawal.ts'

/** Every endpoint of the API, first match wins. A path that is not here does not exist. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...sessionEndpoints,
  ...signInEndpoints,
  ...registrationEndpoints,
  ...socialEndpoints,
  ...settingsEndpoints,
  ...shipEndpoints,
  ...deviceEndpoints,
  ...historyEndpoints,
  ...liveEndpoints,
  ...createRightsEndpoints(WITHDRAWAL),
  ...credentialEndpoints,
  ...createSeamanEndpoints(crewProjection),
  ...savedJobEndpoints,
  ...invitationEndpoints,
  ...friendEndpoints,
  ...inboxEndpoints,
  ...stillFreeEndpoints,
  ...scanEndpoints,
  ...paperEndpoints,
  ...verificationEndpoints,
  ...voyageEndpoints,
  ...companyEndpoints,
  ...companyDeskEndpoints,
  ...companyCheckEndpoints,
  ...priceEndpoints,
  ...trainingCenterEndpoints,
  ...vacancyEndpoints,
  ...vacancyEditorEndpoints,
  ...moderationEndpoints,
  ...nationalityLawEndpoints,
  ...crewingEndpoints,
  ...applicationEndpoints,
  ...carriedEndpoints,
  ...crewEndpoints,
  ...privacyEndpoints,
  ...shareEndpoints,
  ...viewEndpoints,
  ...cvFileEndpoints,
  ...agencyFormEndpoints,
  ...reportEndpoints,
  ...adminReportEndpoints,
  ...adminCompanyEndpoints,
  ...statisticEndpoints,
  ...sitemapEndpoints,
  ...withdrawalEndpoints,
  ...marketEndpoints,
  ...articleEndpoints,
  ...pageEndpoints,
  ...pictureEndpoints,
  ...imageEndpoints,
  ...feedEndpoints,
  ...createFileEndpoints(FILE_ACTS, FILE_NEWS),
  ...passkeyEndpoints,
  ...mailEndpoints,
  ...jobEndpoints,
  ...impersonationEndpoints,
  ...createAdminUserEndpoints(WITHDRAWAL),
  ...systemEndpoints,
]
