import { moderationEndpoints } from './back-office/moderation/moderation.routes.ts'
import { createAdminUserEndpoints } from './back-office/user/user.routes.ts'
import { articleEndpoints } from './exchange/article/article.routes.ts'
import { pageEndpoints } from './exchange/cms/cms.routes.ts'
import { feedEndpoints } from './exchange/feed/feed.routes.ts'
import { priceEndpoints } from './exchange/mailing/mailing.routes.ts'
import { pictureEndpoints } from './exchange/picture/picture.routes.ts'
import { sitemapEndpoints } from './exchange/sitemap/sitemap.routes.ts'
import { FILE_ACTS, FILE_NEWS } from './file-acts.ts'
import { historyEndpoints } from './ground/audit/history.routes.ts'
import { carriedEndpoints } from './ground/carried/carried.routes.ts'
import { createFileEndpoints } from './ground/file/file.routes.ts'
import { imageEndpoints } from './ground/file/images.routes.ts'
import { jobEndpoints } from './ground/job/job.routes.ts'
import { mailEndpoints } from './ground/mail/mail.routes.ts'
import { withdrawalEndpoints } from './ground/withdrawal/withdrawal.routes.ts'
import type { Endpoint } from './http/endpoint.ts'
import { credentialEndpoints } from './identity/credential/credential.routes.ts'
import { impersonationEndpoints } from './identity/impersonation/impersonation.routes.ts'
import { passkeyEndpoints } from './identity/passkey/passkey.routes.ts'
import { registrationEndpoints } from './identity/registration/registration.routes.ts'
import { deviceEndpoints } from './identity/session/devices.routes.ts'
import { liveEndpoints } from './identity/session/live.routes.ts'
import { sessionEndpoints } from './identity/session/session.routes.ts'
import { signInEndpoints } from './identity/sign-in/sign-in.routes.ts'
import { socialEndpoints } from './identity/social/social.routes.ts'
import { companyEndpoints } from './people/company/company.routes.ts'
import { cvFileEndpoints } from './people/cv-file/cv-file.routes.ts'
import { paperEndpoints } from './people/document/document.routes.ts'
import { scanEndpoints } from './people/scan/scan.routes.ts'
import { createSeamanEndpoints } from './people/seaman/seaman.routes.ts'
import { settingsEndpoints } from './people/setting/setting.routes.ts'
import { shipEndpoints } from './people/ship/ship.routes.ts'
import { trainingCenterEndpoints } from './people/training-center/training-center.routes.ts'
import { verificationEndpoints } from './people/verification/verification.routes.ts'
import { voyageEndpoints } from './people/verification/voyages.routes.ts'
import { systemEndpoints } from './system/health/health.routes.ts'
import { adminCompanyEndpoints } from './trust/company-check/admin-companies.routes.ts'
import { companyCheckEndpoints } from './trust/company-check/company-check.routes.ts'
import { createRightsEndpoints } from './trust/data-right/data-right.routes.ts'
import { adminReportEndpoints } from './trust/report/admin-reports.routes.ts'
import { reportEndpoints } from './trust/report/report.routes.ts'
import { WITHDRAWAL } from './withdrawal.ts'
import { agencyFormEndpoints } from './work/agency-form/agency-form.routes.ts'
import { applicationEndpoints } from './work/application/application.routes.ts'
import { stillFreeEndpoints } from './work/availability/availability.routes.ts'
import { companyDeskEndpoints } from './work/company-desk/company-desk.routes.ts'
import { crewEndpoints } from './work/crew/crew.routes.ts'
import { crewProjection } from './work/crew/crew-card.usecases.ts'
import { privacyEndpoints } from './work/crew/privacy.routes.ts'
import { crewingEndpoints } from './work/crewing/crewing.routes.ts'
import { friendEndpoints } from './work/friend/friend.routes.ts'
import { inboxEndpoints } from './work/inbox/inbox.routes.ts'
import { invitationEndpoints } from './work/invitation/invitation.routes.ts'
import { marketEndpoints } from './work/market/market.routes.ts'
import { statisticEndpoints } from './work/market/overview.routes.ts'
import { nationalityLawEndpoints } from './work/nationality-law/nationality-law.routes.ts'
import { viewEndpoints } from './work/profile-view/profile-view.routes.ts'
import { savedJobEndpoints } from './work/saved/saved.routes.ts'
import { shareEndpoints } from './work/share/share.routes.ts'
import { vacancyEditorEndpoints } from './work/vacancy-editor/vacancy-editor.routes.ts'
import { vacancyEndpoints } from './work/vacancy-search/vacancy-search.routes.ts'

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
