import type { RouteRow } from '#src/contract/routes.ts'
import { moduleOf } from '../routes/registry.ts'

/** What the app itself says, on every page. */
const EVERYWHERE = ['error', 'error-page', 'form', 'interface', 'layout', 'page', 'ui', 'vocabulary']

const CV = ['certificate', 'cv', 'place', 'rank', 'seaman', 'vessel']
const CV_EDITOR = [...CV, 'check', 'document', 'paper', 'scan']
const CV_SHEET = [...CV, 'paper', 'sea-service']
const SEA_SERVICE = ['certificate', 'rank', 'sea-service', 'vessel']
const VACANCY = ['application', 'certificate', 'match', 'place', 'rank', 'saved', 'sent', 'vacancy', 'vessel']
const DIRECTORY = ['crewing', 'place', 'rank', 'vacancy']

/** What a page says beside that, by its module in `routes/dashboard`; one that is not built yet says nothing else. */
const OF_PAGES: Readonly<Record<string, readonly string[]>> = {
  'account/data': ['account', 'data'],
  'account/formats': ['account', 'formats'],
  'account/notifications': ['account', 'notifications'],
  'account/picture': ['account', 'picture'],
  'account/security': ['account', 'auth', 'passkey', 'place', 'recovery', 'security', 'social'],
  'admin/seaman': ['account', 'certificate', 'check', 'cv', 'paper', 'place', 'rank', 'vessel'],
  'admin/seamen': ['certificate', 'check', 'list', 'place', 'rank', 'vessel'],
  'admin/nationality': ['account', 'list', 'nationality'],
  'admin/contests': ['certificate', 'match', 'rank', 'vessel'],
  'admin/user': ['account', 'admin'],
  'admin/users': ['admin', 'list'],
  'company/applicant': ['account', 'check', 'company', 'match', 'sent', 'vacancy', ...CV_SHEET],
  'company/applicants': ['certificate', 'check', 'company', 'list', 'rank', 'sent', 'vessel'],
  'company/feed': ['account', 'company', 'feed', 'list', 'rank', 'recovery', 'vacancy', 'vessel'],
  'admin/vacancies': ['list', 'moderation', 'rank', 'vacancy-form', 'vessel'],
  'admin/vacancy': ['account', 'moderation', 'vacancy-form', ...VACANCY],
  'company/feeds': ['account', 'company', 'feed', 'recovery'],
  'company/fleet': ['account', 'certificate', 'cv', 'fleet', 'place', 'rank', 'vessel'],
  'company/forms': ['account', 'agency-form', 'certificate', 'cv', 'paper', 'place', 'rank', 'vessel'],
  'company/inbox': ['account', 'inbox', 'rank', 'vessel'],
  'company/profile': [
    'account',
    'company',
    'feed',
    'picture',
    'place',
    'rank',
    'recovery',
    'vacancy',
    'vacancy-form',
    'vessel',
  ],
  'company/invitations': ['company', 'crew', 'invitation', 'list', 'rank', 'vessel'],
  'company/voyages': ['account', 'certificate', 'check', 'cv', 'place', 'rank', 'vessel'],
  'company/vacancies': ['company', 'feed', 'list', 'moderation', 'place', 'rank', 'recovery', 'vacancy-form', 'vessel'],
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
  'seaman/inbox': ['account', 'inbox', 'rank', 'vessel'],
  'seaman/job': ['account', 'match', 'sent', 'vacancy', ...CV_SHEET],
  'seaman/jobs': ['compare', 'rank', 'saved', 'sent', 'vessel'],
  'seaman/jobs-saved': ['account', 'compare', 'rank', 'saved', 'sent', 'vessel'],
  'seaman/jobs-searches': ['account', 'place', 'rank', 'saved', 'sent', 'vacancy', 'vessel'],
  'seamans/detail': ['account', 'certificate', 'check', 'crew', 'invitation', 'rank', 'saved', 'vessel'],
  'seamans/list': ['certificate', 'check', 'crew', 'list', 'rank', 'vessel'],
  'seaman/jobs-compare': ['certificate', 'compare', 'place', 'rank', 'saved', 'vacancy', 'vessel'],
  'seaman/jobs-invitations': ['account', 'invitation', 'rank', 'saved', 'sent', 'vessel'],
  'training/center-profile': ['training'],
  'vacancy/create': ['account', 'company', 'cv', 'rank', 'recovery', 'vacancy', 'vacancy-form', 'vessel'],
  'vacancy/detail': ['account', ...VACANCY],
  'vacancy/edit': ['account', ...VACANCY, 'company', 'cv', 'moderation', 'vacancy-form'],
  'vacancy/list': ['place', 'rank', 'saved', 'vacancy', 'vessel'],
}

/** The message areas that a route's page needs in the browser; each is one file of the catalogues. */
export const messageAreasOf = (row: RouteRow): readonly string[] => [
  ...EVERYWHERE,
  ...(OF_PAGES[moduleOf(row).replace(/^dashboard\//, '')] ?? []),
]
