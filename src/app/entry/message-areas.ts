import type { RouteRow } from '#src/contract/routes.ts'
import { moduleOf } from '../routes/registry.ts'

/** What the app itself says, on every page. */
const EVERYWHERE = ['error', 'error-page', 'form', 'interface', 'layout', 'page', 'ui', 'vocabulary']

const CV = ['certificate', 'cv', 'place', 'rank', 'seaman', 'vessel']
const CV_EDITOR = [...CV, 'check', 'document', 'scan']
const CV_SHEET = [...CV, 'paper', 'sea-service']
const SEA_SERVICE = ['certificate', 'rank', 'sea-service', 'vessel']
const DIRECTORY = ['crewing', 'place', 'rank', 'vacancy']

/** What a page says beside that, by its module in `routes/dashboard`; one that is not built yet says nothing else. */
const OF_PAGES: Readonly<Record<string, readonly string[]>> = {
  'account/data': ['account', 'data'],
  'account/formats': ['account', 'formats'],
  'account/notifications': ['account', 'notifications'],
  'account/picture': ['account', 'picture'],
  'account/security': ['account', 'auth', 'passkey', 'place', 'recovery', 'security', 'social'],
  'admin/seaman': ['account', 'certificate', 'check', 'cv', 'paper', 'place', 'rank', 'vessel'],
  'admin/seamen': ['certificate', 'check', 'place', 'rank', 'vessel'],
  'admin/user': ['account', 'admin'],
  'admin/users': ['admin'],
  'company/applicant': ['account', 'check', 'company', 'sent', 'vacancy', ...CV_SHEET],
  'company/applicants': ['certificate', 'check', 'company', 'rank', 'sent', 'vessel'],
  'company/feed': ['account', 'company', 'feed', 'rank', 'recovery', 'vacancy', 'vessel'],
  'company/feeds': ['account', 'company', 'feed', 'recovery'],
  'company/fleet': ['account', 'certificate', 'cv', 'fleet', 'place', 'rank', 'vessel'],
  'company/forms': ['account', 'agency-form', 'certificate', 'cv', 'paper', 'place', 'rank', 'vessel'],
  'company/profile': ['account', 'company', 'feed', 'picture', 'place', 'rank', 'recovery', 'vacancy', 'vessel'],
  'company/voyages': ['account', 'certificate', 'check', 'place', 'rank', 'vessel'],
  'company/vacancies': ['company', 'feed', 'place', 'rank', 'recovery', 'vessel'],
  'crewing/agency': ['account', 'application', 'vessel', ...DIRECTORY],
  'crewing/country': DIRECTORY,
  'crewing/list': DIRECTORY,
  'seaman/cv': CV_EDITOR,
  'seaman/cv-additional': CV_EDITOR,
  'seaman/cv-documents': CV_EDITOR,
  'seaman/cv-experience': CV_EDITOR,
  'seaman/cv-import': [...CV, 'cv-import'],
  'seaman/cv-out': [...CV, 'files'],
  'seaman/cv-forms': ['agency-form', 'files'],
  'seaman/cv-share': ['account', 'files', ...CV_SHEET, 'share'],
  'seaman/cv-print': ['files', ...CV_SHEET],
  'seaman/cv-verification': ['account', 'certificate', 'check', 'place', 'rank', 'seaman', 'vessel'],
  'seaman/cv-version': ['account', 'cv-version', ...CV_SHEET],
  'seaman/cv-versions': ['cv-version'],
  'seaman/cv-sea-service': SEA_SERVICE,
  'seaman/cv-sea-service-letter': SEA_SERVICE,
  'seaman/job': ['account', 'sent', 'vacancy', ...CV_SHEET],
  'seaman/jobs': ['compare', 'rank', 'saved', 'sent', 'vessel'],
  'seaman/jobs-compare': ['certificate', 'compare', 'place', 'rank', 'saved', 'vacancy', 'vessel'],
  'seaman/jobs-invitations': ['account', 'invitation', 'rank', 'saved', 'sent', 'vessel'],
  'seaman/jobs-saved': ['account', 'compare', 'rank', 'saved', 'sent', 'vessel'],
  'seaman/jobs-searches': ['account', 'place', 'rank', 'saved', 'sent', 'vacancy', 'vessel'],
  'seamans/detail': ['account', 'certificate', 'check', 'crew', 'invitation', 'rank', 'saved', 'vessel'],
  'seamans/list': ['certificate', 'check', 'crew', 'rank', 'vessel'],
  'training/center-profile': ['training'],
  'vacancy/detail': ['account', 'application', 'certificate', 'place', 'rank', 'saved', 'sent', 'vacancy', 'vessel'],
  'vacancy/list': ['account', 'place', 'rank', 'saved', 'vacancy', 'vessel'],
}

/** The message areas that a route's page needs in the browser; each is one file of the catalogues. */
export const messageAreasOf = (row: RouteRow): readonly string[] => [
  ...EVERYWHERE,
  ...(OF_PAGES[moduleOf(row).replace(/^dashboard\//, '')] ?? []),
]
