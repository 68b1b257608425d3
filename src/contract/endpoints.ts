import type * as agencyForms from './agency-form/endpoints.ts'
import type * as applications from './application/endpoints.ts'
import type * as articles from './article/endpoints.ts'
import type * as history from './audit/endpoints.ts'
import type * as acts from './availability/endpoints.ts'
import type * as adminBilling from './billing/admin-endpoints.ts'
import type * as billing from './billing/endpoints.ts'
import type * as billingDocuments from './billing-document/endpoints.ts'
import type * as bonuses from './bonus/endpoints.ts'
import type * as carried from './carried/endpoints.ts'
import type * as checkouts from './checkout/endpoints.ts'
import type * as pages from './cms/endpoints.ts'
import type * as companies from './company/endpoints.ts'
import type * as adminCompany from './company-check/admin-endpoints.ts'
import type * as companyCheck from './company-check/endpoints.ts'
import type * as credentials from './credential/endpoints.ts'
import type * as crew from './crew/endpoints.ts'
import type * as privacy from './crew/privacy-endpoints.ts'
import type * as crewing from './crewing/endpoints.ts'
import type * as cvFiles from './cv-file/endpoints.ts'
import type * as rights from './data-right/endpoints.ts'
import type * as papers from './document/endpoints.ts'
import type * as feeds from './feed/endpoints.ts'
import type * as files from './file/endpoints.ts'
import type * as images from './file/image-endpoints.ts'
import type * as friends from './friend/endpoints.ts'
import type * as system from './health/endpoints.ts'
import type * as impersonation from './impersonation/endpoints.ts'
import type * as inbox from './inbox/endpoints.ts'
import type * as invitations from './invitation/endpoints.ts'
import type * as jobs from './job/endpoints.ts'
import type * as mails from './mail/endpoints.ts'
import type * as mailingControl from './mailing/control-endpoints.ts'
import type * as prices from './mailing/endpoints.ts'
import type * as mailings from './mailing/order-endpoints.ts'
import type * as mailingReviews from './mailing/review-endpoints.ts'
import type * as mailingDesk from './mailing-desk/endpoints.ts'
import type * as market from './market/endpoints.ts'
import type * as overview from './market/overview-endpoints.ts'
import type * as moderation from './moderation/endpoints.ts'
import type * as nationalityLaws from './nationality-law/endpoints.ts'
import type * as navigation from './navigation/endpoints.ts'
import type * as orders from './order/endpoints.ts'
import type * as orderWithdrawals from './order-withdrawal/endpoints.ts'
import type * as organisations from './organisation/endpoints.ts'
import type * as memberInvitations from './organisation/invitation-endpoints.ts'
import type * as ceremonies from './passkey/ceremony-endpoints.ts'
import type * as passkeys from './passkey/endpoints.ts'
import type * as paybacks from './payback/endpoints.ts'
import type * as payments from './payment/endpoints.ts'
import type * as pictures from './picture/endpoints.ts'
import type * as views from './profile-view/endpoints.ts'
import type * as adjustments from './proposal/adjustment-endpoints.ts'
import type * as proposals from './proposal/endpoints.ts'
import type * as refunds from './refund/endpoints.ts'
import type * as registration from './registration/endpoints.ts'
import type * as adminReport from './report/admin-endpoints.ts'
import type * as complaints from './report/complaint-endpoints.ts'
import type * as reports from './report/endpoints.ts'
import type * as savedJobs from './saved/endpoints.ts'
import type * as scans from './scan/endpoints.ts'
import type * as seamen from './seaman/endpoints.ts'
import type * as consultations from './service/consultation-endpoints.ts'
import type * as serviceOrders from './service/endpoints.ts'
import type * as serviceForms from './service/form-endpoints.ts'
import type * as serviceTexts from './service/text-endpoints.ts'
import type * as serviceDesk from './service-desk/endpoints.ts'
import type * as devices from './session/device-endpoints.ts'
import type * as sessions from './session/endpoints.ts'
import type * as live from './session/live-endpoints.ts'
import type * as settings from './setting/endpoints.ts'
import type * as shares from './share/endpoints.ts'
import type * as ships from './ship/endpoints.ts'
import type * as signIn from './sign-in/endpoints.ts'
import type * as siteUpdates from './site-update/endpoints.ts'
import type * as sitemap from './sitemap/endpoints.ts'
import type * as social from './social/endpoints.ts'
import type * as statistics from './statistics/endpoints.ts'
import type * as trainingCenters from './training-center/endpoints.ts'
import type * as transfers from './transfer/endpoints.ts'
import type * as adminUsers from './user/endpoints.ts'
import type * as ownVacancies from './vacancy-editor/endpoints.ts'
import type * as vacancies from './vacancy-search/endpoints.ts'
import type * as verification from './verification/endpoints.ts'
import type * as voyages from './verification/voyage-endpoints.ts'
import type * as vocabularies from './vocabulary/endpoints.ts'
import type * as withdrawals from './withdrawal/endpoints.ts'

type Modules =
  | typeof registration
  | typeof sessions
  | typeof signIn
  | typeof acts
  | typeof adminUsers
  | typeof agencyForms
  | typeof applications
  | typeof articles
  | typeof adminBilling
  | typeof billing
  | typeof bonuses
  | typeof billingDocuments
  | typeof orders
  | typeof orderWithdrawals
  | typeof adjustments
  | typeof history
  | typeof carried
  | typeof checkouts
  | typeof companies
  | typeof companyCheck
  | typeof credentials
  | typeof crew
  | typeof crewing
  | typeof cvFiles
  | typeof feeds
  | typeof files
  | typeof friends
  | typeof impersonation
  | typeof jobs
  | typeof mails
  | typeof adminCompany
  | typeof adminReport
  | typeof moderation
  | typeof nationalityLaws
  | typeof vocabularies
  | typeof navigation
  | typeof memberInvitations
  | typeof paybacks
  | typeof payments
  | typeof refunds
  | typeof proposals
  | typeof organisations
  | typeof ownVacancies
  | typeof pages
  | typeof ceremonies
  | typeof passkeys
  | typeof images
  | typeof pictures
  | typeof mailingControl
  | typeof prices
  | typeof mailings
  | typeof mailingReviews
  | typeof mailingDesk
  | typeof serviceOrders
  | typeof consultations
  | typeof serviceForms
  | typeof serviceTexts
  | typeof serviceDesk
  | typeof privacy
  | typeof complaints
  | typeof reports
  | typeof rights
  | typeof papers
  | typeof inbox
  | typeof invitations
  | typeof savedJobs
  | typeof scans
  | typeof seamen
  | typeof devices
  | typeof live
  | typeof settings
  | typeof shares
  | typeof ships
  | typeof siteUpdates
  | typeof sitemap
  | typeof social
  | typeof market
  | typeof overview
  | typeof statistics
  | typeof system
  | typeof trainingCenters
  | typeof transfers
  | typeof vacancies
  | typeof verification
  | typeof views
  | typeof voyages
  | typeof withdrawals

type Values<Module> = Module extends unknown ? Module[keyof Module] : never

/** Every endpoint of the API. */
export type DeclaredEndpoint = Values<Modules>
