import { caseDomain } from './back-office/case/index.ts'
import { mailingDeskDomain } from './back-office/mailing-desk/index.ts'
import { moderationDomain } from './back-office/moderation/index.ts'
import { orderDeskDomain } from './back-office/order-desk/index.ts'
import { proposalDomain } from './back-office/proposal/index.ts'
import { refundDomain } from './back-office/refund/index.ts'
import { serviceDeskDomain } from './back-office/service-desk/index.ts'
import { siteUpdateDomain } from './back-office/site-update/index.ts'
import { transferDomain } from './back-office/transfer/index.ts'
import { userDomain } from './back-office/user/index.ts'
import { vocabularyDomain } from './back-office/vocabulary/index.ts'
import type { Domain } from './domain.ts'
import { articleDomain } from './exchange/article/index.ts'
import { billingDomain } from './exchange/billing/index.ts'
import { billingDocumentDomain } from './exchange/billing-document/index.ts'
import { bonusDomain } from './exchange/bonus/index.ts'
import { checkoutDomain } from './exchange/checkout/index.ts'
import { cmsDomain } from './exchange/cms/index.ts'
import { feedDomain } from './exchange/feed/index.ts'
import { mailingDomain } from './exchange/mailing/index.ts'
import { orderDomain } from './exchange/order/index.ts'
import { orderWithdrawalDomain } from './exchange/order-withdrawal/index.ts'
import { paybackDomain } from './exchange/payback/index.ts'
import { paymentDomain } from './exchange/payment/index.ts'
import { pictureDomain } from './exchange/picture/index.ts'
import { serviceDomain } from './exchange/service/index.ts'
import { sitemapDomain } from './exchange/sitemap/index.ts'
import { auditDomain } from './ground/audit/index.ts'
import { carriedDomain } from './ground/carried/index.ts'
import { datedRuleDomain } from './ground/dated-rule/index.ts'
import { fileDomain } from './ground/file/index.ts'
import { idempotencyDomain } from './ground/idempotency/index.ts'
import { jobDomain } from './ground/job/index.ts'
import { mailDomain } from './ground/mail/index.ts'
import { withdrawalDomain } from './ground/withdrawal/index.ts'
import { accountDomain } from './identity/account/index.ts'
import { credentialDomain } from './identity/credential/index.ts'
import { impersonationDomain } from './identity/impersonation/index.ts'
import { passkeyDomain } from './identity/passkey/index.ts'
import { permissionDomain } from './identity/permission/index.ts'
import { registrationDomain } from './identity/registration/index.ts'
import { sessionDomain } from './identity/session/index.ts'
import { signInDomain } from './identity/sign-in/index.ts'
import { socialDomain } from './identity/social/index.ts'
import { companyDomain } from './people/company/index.ts'
import { cvFileDomain } from './people/cv-file/index.ts'
import { digestDomain } from './people/digest/index.ts'
import { documentDomain } from './people/document/index.ts'
import { organisationDomain } from './people/organisation/index.ts'
import { scanDomain } from './people/scan/index.ts'
import { seamanDomain } from './people/seaman/index.ts'
import { settingDomain } from './people/setting/index.ts'
import { shipDomain } from './people/ship/index.ts'
import { trainingCenterDomain } from './people/training-center/index.ts'
import { verificationDomain } from './people/verification/index.ts'
import { healthDomain } from './system/health/index.ts'
import { navigationDomain } from './system/navigation/index.ts'
import { companyCheckDomain } from './trust/company-check/index.ts'
import { dataRightDomain } from './trust/data-right/index.ts'
import { reportDomain } from './trust/report/index.ts'
import { agencyFormDomain } from './work/agency-form/index.ts'
import { applicationDomain } from './work/application/index.ts'
import { availabilityDomain } from './work/availability/index.ts'
import { companyDeskDomain } from './work/company-desk/index.ts'
import { crewDomain } from './work/crew/index.ts'
import { crewingDomain } from './work/crewing/index.ts'
import { friendDomain } from './work/friend/index.ts'
import { inboxDomain } from './work/inbox/index.ts'
import { invitationDomain } from './work/invitation/index.ts'
import { marketDomain } from './work/market/index.ts'
import { nationalityLawDomain } from './work/nationality-law/index.ts'
import { profileViewDomain } from './work/profile-view/index.ts'
import { savedDomain } from './work/saved/index.ts'
import { shareDomain } from './work/share/index.ts'
import { statisticsDomain } from './work/statistics/index.ts'
import { vacancyDomain } from './work/vacancy/index.ts'
import { vacancyEditorDomain } from './work/vacancy-editor/index.ts'
import { vacancySearchDomain } from './work/vacancy-search/index.ts'

/** All domains of the product, highest floor first. The schedule queues jobs, and withdrawals run, in this order. */
export const DOMAINS = [
  healthDomain,
  navigationDomain,
  caseDomain,
  moderationDomain,
  mailingDeskDomain,
  orderDeskDomain,
  serviceDeskDomain,
  proposalDomain,
  refundDomain,
  siteUpdateDomain,
  transferDomain,
  userDomain,
  vocabularyDomain,
  companyCheckDomain,
  dataRightDomain,
  reportDomain,
  articleDomain,
  billingDomain,
  billingDocumentDomain,
  bonusDomain,
  checkoutDomain,
  cmsDomain,
  feedDomain,
  mailingDomain,
  orderWithdrawalDomain,
  orderDomain,
  paybackDomain,
  paymentDomain,
  pictureDomain,
  serviceDomain,
  sitemapDomain,
  crewDomain,
  vacancyDomain,
  marketDomain,
  crewingDomain,
  agencyFormDomain,
  applicationDomain,
  availabilityDomain,
  companyDeskDomain,
  friendDomain,
  inboxDomain,
  invitationDomain,
  nationalityLawDomain,
  profileViewDomain,
  savedDomain,
  shareDomain,
  statisticsDomain,
  vacancyEditorDomain,
  vacancySearchDomain,
  companyDomain,
  cvFileDomain,
  digestDomain,
  documentDomain,
  organisationDomain,
  scanDomain,
  seamanDomain,
  settingDomain,
  shipDomain,
  trainingCenterDomain,
  verificationDomain,
  accountDomain,
  credentialDomain,
  impersonationDomain,
  passkeyDomain,
  permissionDomain,
  registrationDomain,
  sessionDomain,
  signInDomain,
  socialDomain,
  auditDomain,
  carriedDomain,
  datedRuleDomain,
  fileDomain,
  idempotencyDomain,
  jobDomain,
  mailDomain,
  withdrawalDomain,
] as const satisfies readonly Domain[]
