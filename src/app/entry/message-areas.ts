import type { RouteRow } from '#src/contract/routes.ts'
import { moduleOf } from '../routes/registry.ts'

/** What the app itself says, on every page. */
const EVERYWHERE = ['error', 'error-page', 'form', 'interface', 'layout', 'page', 'ui', 'vocabulary']

const CV = ['certificate', 'cv', 'place', 'rank', 'seaman', 'vessel']
const SEA_SERVICE = ['certificate', 'rank', 'sea-service', 'vessel']
const DIRECTORY = ['crewing', 'place', 'rank', 'vacancy']

/** What a page says beside that, by its module in `routes/dashboard`; one that is not built yet says nothing else. */
const OF_PAGES: Readonly<Record<string, readonly string[]>> = {
  'account/data': ['account', 'data'],
  'account/formats': ['account', 'formats'],
  'account/notifications': ['account', 'notifications'],
  'account/picture': ['account', 'picture'],
  'account/security': ['account', 'auth', 'passkey', 'place', 'recovery', 'security', 'social'],
  'admin/user': ['account', 'admin'],
  'admin/users': ['admin'],
  'company/applicants': ['certificate', 'company', 'rank', 'vessel'],
  'company/feed': ['account', 'company', 'feed', 'rank', 'recovery', 'vacancy', 'vessel'],
  'company/feeds': ['account', 'company', 'feed', 'recovery'],
  'company/profile': ['account', 'company', 'feed', 'picture', 'place', 'rank', 'recovery', 'vacancy', 'vessel'],
  'company/vacancies': ['company', 'feed', 'place', 'rank', 'recovery', 'vessel'],
  'crewing/agency': ['account', 'application', 'vessel', ...DIRECTORY],
  'crewing/country': DIRECTORY,
  'crewing/list': DIRECTORY,
  'seaman/cv': CV,
  'seaman/cv-additional': CV,
  'seaman/cv-documents': CV,
  'seaman/cv-experience': CV,
  'seaman/cv-print': CV,
  'seaman/cv-sea-service': SEA_SERVICE,
  'seaman/cv-sea-service-letter': SEA_SERVICE,
  'seamans/detail': ['account', 'certificate', 'crew', 'rank', 'vessel'],
  'seamans/list': ['crew', 'rank', 'vessel'],
  'training/center-profile': ['training'],
  'vacancy/detail': ['account', 'application', 'certificate', 'place', 'rank', 'vacancy', 'vessel'],
  'vacancy/list': ['place', 'rank', 'vacancy', 'vessel'],
}

/** The message areas that a route's page needs in the browser; each is one file of the catalogues. */
export const messageAreasOf = (row: RouteRow): readonly string[] => [
  ...EVERYWHERE,
  ...(OF_PAGES[moduleOf(row).replace(/^dashboard\//, '')] ?? []),
]
