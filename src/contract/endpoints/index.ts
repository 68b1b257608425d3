import type * as acts from './acts.ts'
import type * as adminCompany from './admin-company.ts'
import type * as adminReport from './admin-report.ts'
import type * as adminUsers from './admin-users.ts'
import type * as agencyForms from './agency-forms.ts'
import type * as applications from './applications.ts'
import type * as articles from './articles.ts'
import type * as carried from './carried.ts'
import type * as ceremonies from './ceremonies.ts'
import type * as companies from './companies.ts'
import type * as companyCheck from './company-check.ts'
import type * as credentials from './credentials.ts'
import type * as crew from './crew.ts'
import type * as crewing from './crewing.ts'
import type * as cvFiles from './cv-files.ts'
import type * as devices from './devices.ts'
import type * as feeds from './feeds.ts'
import type * as files from './files.ts'
import type * as friends from './friends.ts'
import type * as history from './history.ts'
import type * as images from './images.ts'
import type * as impersonation from './impersonation.ts'
import type * as inbox from './inbox.ts'
import type * as invitations from './invitations.ts'
import type * as jobs from './jobs.ts'
import type * as live from './live.ts'
import type * as mails from './mails.ts'
import type * as market from './market.ts'
import type * as moderation from './moderation.ts'
import type * as nationalityLaws from './nationality-laws.ts'
import type * as ownVacancies from './own-vacancies.ts'
import type * as pages from './pages.ts'
import type * as papers from './papers.ts'
import type * as passkeys from './passkeys.ts'
import type * as pictures from './pictures.ts'
import type * as prices from './prices.ts'
import type * as privacy from './privacy.ts'
import type * as registration from './registration.ts'
import type * as reports from './reports.ts'
import type * as rights from './rights.ts'
import type * as savedJobs from './saved-jobs.ts'
import type * as scans from './scans.ts'
import type * as seamen from './seamen.ts'
import type * as sessions from './sessions.ts'
import type * as settings from './settings.ts'
import type * as shares from './shares.ts'
import type * as ships from './ships.ts'
import type * as signIn from './sign-in.ts'
import type * as sitemap from './sitemap.ts'
import type * as social from './social.ts'
import type * as statistics from './statistics.ts'
import type * as system from './system.ts'
import type * as trainingCenters from './training-centers.ts'
import type * as vacancies from './vacancies.ts'
import type * as verification from './verification.ts'
import type * as views from './views.ts'
import type * as voyages from './voyages.ts'
import type * as withdrawals from './withdrawals.ts'

type Modules =
  | typeof registration
  | typeof sessions
  | typeof signIn
  | typeof acts
  | typeof adminUsers
  | typeof agencyForms
  | typeof applications
  | typeof articles
  | typeof history
  | typeof carried
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
  | typeof ownVacancies
  | typeof pages
  | typeof ceremonies
  | typeof passkeys
  | typeof images
  | typeof pictures
  | typeof prices
  | typeof privacy
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
  | typeof sitemap
  | typeof social
  | typeof market
  | typeof statistics
  | typeof system
  | typeof trainingCenters
  | typeof vacancies
  | typeof verification
  | typeof views
  | typeof voyages
  | typeof withdrawals

type Values<Module> = Module extends unknown ? Module[keyof Module] : never

/** Every endpoint of the API. */
export type DeclaredEndpoint = Values<Modules>
