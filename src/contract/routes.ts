import { ADMIN_ROUTES } from './admin-routes.ts'
import { CONFIRM_PATH, SECOND_STEP_PATH } from './http/account-pages.ts'
import { ROLES } from './http/roles.ts'
import { IMPERSONATION_PATH } from './impersonation/impersonation.ts'
import {
  APPLICANTS,
  CREW,
  FEED_ROWS,
  INVITATIONS,
  OWN_VACANCIES,
  SAVED_VACANCIES,
  SENT_INVITATIONS,
  VACANCY_FIGURES,
} from './lists.ts'
import { RECEIVED_CVS } from './mailing/received.ts'
import { PAGE_SWITCHES } from './mailing/switches.ts'
import {
  accountPages,
  BALANCE_READS,
  COMPANY_QUERY,
  center,
  company,
  INBOX_READS,
  open,
  PAPER,
  REVIEW,
  type RouteRow,
  row,
  STATEMENT,
  seaman,
} from './route-rows.ts'
import { VACANCY_QUERY } from './vacancy-query.ts'

export type { Layout, RouteRow } from './route-rows.ts'

/** All pages of the product; the first match wins. */
export const ROUTES = [
  open('landing', '/', 'landing'),
  open('docs-home', '/docs', 'docs', ['q']),
  open('docs-page', '/docs/*', 'docs'),

  row('auth-verify-email', '/auth/verify-email', 'auth', 'auth-check', { reads: ['token', 'done'] }),
  row('auth-reset-password', '/auth/reset-password', 'auth', 'auth-check', { reads: ['token', 'done'] }),
  row('auth-confirm-email', '/auth/confirm-email', 'auth', 'auth-check', { reads: ['token', 'act', 'done'] }),
  row('auth-callback', '/auth/callback/:provider', 'auth', 'auth-check', { reads: ['outcome', 'redirect'] }),
  row('auth-confirm', CONFIRM_PATH, 'auth', 'auth', { reads: ['redirect'] }),
  row('auth-impersonation', IMPERSONATION_PATH, 'auth', 'auth'),
  row('auth-second-step', SECOND_STEP_PATH, 'auth', 'guest-and-user', { reads: ['redirect'] }),
  row('auth-logout', '/auth/logout', 'auth', 'auth-check', { reads: ['closed'] }),
  row('auth-redirect', '/auth/redirect', 'auth', 'login-redirect', { reads: ['redirect'] }),
  row('auth-forgot-password', '/auth/forgot-password', 'auth', 'guest-and-user', { reads: ['done'] }),
  row('auth-login', '/auth/login', 'auth', 'guest-and-user', { reads: ['redirect', 'ended'] }),
  row('auth-registration', '/auth/registration', 'auth', 'guest-and-user', { reads: ['redirect', 'done'] }),
  row('auth-select-role', '/auth/select-role', 'auth', 'guest-and-user', { reads: ['redirect', 'role'] }),
  row('auth-unknown', '/auth/*', 'auth', 'guest-and-user'),

  row('vacancy-create', '/vacancy/create', 'dashboard', 'company-only'),
  row('vacancy-edit', '/vacancy/:id/edit', 'dashboard', 'company-only', { reads: ['view', 'done'] }),
  open('vacancy-list', '/vacancy', 'dashboard', VACANCY_QUERY),
  open('vacancy-detail', '/vacancy/:id', 'dashboard'),

  // With a country the list redirects to the page of that country.
  open('crewing-list', '/crewing', 'dashboard', ['country', ...COMPANY_QUERY]),
  open('crewing-country', '/crewing/:country', 'dashboard', COMPANY_QUERY),
  open('crewing-agency', '/crewing/:country/:slug', 'dashboard', ['write']),
  row('seamans-list', '/seamans', 'dashboard', 'auth-check', { query: CREW.words }),
  row('seamans-detail', '/seamans/:id', 'dashboard', 'auth-check', { guestForm: true }),

  company('balance', '/company/balance', BALANCE_READS),
  company('balance-documents', '/company/balance/documents', ['kind', 'year', 'page']),
  row('company-balance-document', '/company/balance/documents/:number', 'dashboard', 'company-only', PAPER),
  row('company-balance-statement', '/company/balance/statement', 'dashboard', 'company-only', STATEMENT),
  company('profile', '/company/profile'),
  company('profile-edit', '/company/profile/edit', ['done']),
  company('licence', '/company/licence', ['done']),
  company('vacancies', '/company/vacancy', OWN_VACANCIES.words),
  company('applicants', '/company/vacancy/:id/applicants', APPLICANTS.words),
  company('applicant', '/company/vacancy/:id/applicants/:application', ['done']),
  company('voyages', '/company/voyages', ['page', 'done']),
  company('invitations', '/company/invitations', SENT_INVITATIONS.words),
  company('inbox', '/company/inbox', INBOX_READS),
  company('team', '/company/team', ['done']),
  company('team-history', '/company/team/history', ['member', 'kind', 'before']),
  company('feeds', '/company/feeds'),
  company('forms', '/company/forms', ['done']),
  company('feed', '/company/feeds/:id', [...FEED_ROWS.words, 'done']),
  company('fleet', '/company/fleet', ['ship', 'done']),
  company('complaints', '/company/complaints'),
  company('complaint', '/company/complaints/:id', ['done']),
  company('statistics', '/company/statistics', [...VACANCY_FIGURES.words, 'vacancy']),
  company('mailing-price', '/company/mailing/price', PAGE_SWITCHES),
  row('mailing-control', '/mailing/control', 'dashboard', 'company-only', {
    reads: [...RECEIVED_CVS.words, 'tried', 'done'],
  }),

  seaman('cv', '/seaman/cv', { reads: ['tab', 'isImport'] }),
  seaman('cv-import', '/seaman/cv/import'),
  // The print version.
  seaman('cv-print', '/seaman/cv/print', { reads: ['in', 'off'], colourMode: 'light' }),
  seaman('cv-out', '/seaman/cv/formats'),
  seaman('cv-forms', '/seaman/cv/forms', { reads: ['q', 'in'] }),
  seaman('cv-share', '/seaman/cv/share', { reads: ['done'] }),
  seaman('cv-documents', '/seaman/cv/documents'),
  seaman('cv-additional', '/seaman/cv/additional'),
  seaman('cv-experience', '/seaman/cv/experience'),
  seaman('cv-versions', '/seaman/cv/versions', { reads: ['done'] }),
  seaman('cv-version', '/seaman/cv/versions/:version'),
  seaman('cv-verification', '/seaman/cv/verification', { reads: ['done'] }),
  seaman('cv-sea-service', '/seaman/cv/sea-service', { reads: ['mode'] }),
  seaman('cv-sea-service-letter', '/seaman/cv/sea-service/letter', { reads: ['mode', 'company'], colourMode: 'light' }),
  seaman('inbox', '/seaman/inbox', { reads: INBOX_READS }),
  seaman('jobs', '/seaman/jobs', { reads: ['page', 'done'] }),
  seaman('jobs-saved', '/seaman/jobs/saved', { reads: [...SAVED_VACANCIES.words, 'done'] }),
  seaman('jobs-searches', '/seaman/jobs/searches', { reads: ['done', 'save'] }),
  seaman('jobs-invitations', '/seaman/jobs/invitations', { reads: [...INVITATIONS.words, 'done'] }),
  seaman('jobs-compare', '/seaman/jobs/compare', { reads: ['a', 'b', 'c'] }),
  seaman('job', '/seaman/jobs/:id', { reads: ['done'] }),
  seaman('profile', '/seaman/profile'),
  seaman('complaint', '/seaman/complaints/:id', { reads: ['done'] }),
  seaman('balance', '/seaman/profile/balance', { reads: BALANCE_READS }),
  seaman('balance-documents', '/seaman/profile/balance/documents', { reads: ['kind', 'year', 'page'] }),
  seaman('balance-document', '/seaman/profile/balance/documents/:number', PAPER),
  seaman('balance-statement', '/seaman/profile/balance/statement', STATEMENT),
  seaman('mailing', '/seaman/services/mailing/:id', { reads: ['state', 'page', 'done'] }),
  seaman('order-withdrawal', '/seaman/services/order/:id/withdrawal', { reads: ['done'] }),
  seaman('friends', '/seaman/profile/friends', { reads: ['done'] }),
  seaman('privacy', '/seaman/profile/privacy', { reads: ['done'] }),
  seaman('views', '/seaman/profile/views', { reads: ['page'] }),
  seaman('services', '/seaman/services', { reads: ['done'] }),
  seaman('service', '/seaman/services/:id', { reads: ['tried', 'currency', 'residence', 'session', 'done'] }),
  seaman('service-order', '/seaman/services/order/:id', { reads: ['done'] }),
  center('profile'),
  center('courses'),
  center('enquiries'),
  ...ADMIN_ROUTES,

  ...ROLES.flatMap(accountPages),

  open('job-fleet', '/job/:fleetType', 'landing'),
  open('position', '/position/:rank', 'default'),
  open('position-vessel', '/position/:rank/:vesselType', 'default'),
  open('pay', '/pay', 'default', ['department', 'fleet']),
  open('blog', '/blog', 'default', ['page']),
  open('blog-category', '/blog/:category', 'default', ['page']),
  open('blog-article', '/blog/:category/:slug', 'default'),
  open('training-list', '/training', 'default'),
  open('training-center', '/training/:country/:slug', 'default'),
  open('courses', '/courses', 'default'),

  row('mailing-review', '/mailing/review', 'default', 'auth-check', REVIEW),
  row('unsubscribe', '/subscribe/unsubscribe', 'default', 'auth-check', {
    query: ['id'],
    reads: ['done'],
    guestForm: true,
  }),
  row('report', '/report', 'default', 'auth-check', { query: ['kind', 'id'], reads: ['sent'], guestForm: true }),
  row('withdraw', '/withdraw', 'default', 'auth-check', { reads: ['done'], guestForm: true }),
  row('withdraw-link', '/withdraw/:secret', 'default', 'auth-check', { guestForm: true }),
  row('act', '/a/:secret', 'default', 'auth-check', { guestForm: true }),
  row('mailing-address', '/m/:secret', 'default', 'auth-check', { guestForm: true }),
  row('team-invitation', '/t/:secret', 'default', 'auth-check', { guestForm: true }),
  row('cv-link', '/c/:secret', 'default', 'auth-check', { guestForm: true }),

  open('price-list', '/price-list', 'default', PAGE_SWITCHES),
  open('page', '/:slug', 'default'),
] satisfies readonly RouteRow[]

/** The row of one page, with its id, path and query names. */
export type PageRow = (typeof ROUTES)[number]

/** Redirects before the route lookup. */
export const ROUTE_REDIRECTS: Readonly<Record<string, string>> = {
  '/auth': '/auth/login',
  '/account': '/account/security',
  '/seaman': '/seaman/cv?tab=personal',
  '/admin': '/admin/users',
}

/** Pages that have another address for good. */
export const MOVED_ROUTES: Readonly<Record<string, string>> = {
  '/company/details': '/company/profile/edit',
  '/admin/contests': '/admin/reports?kind=contest',
}

export type RouteParams = Record<string, string>
export type RouteMatch = { route: RouteRow; params: RouteParams }

const rows: readonly RouteRow[] = ROUTES
const compiled = rows.map((route) => ({ route, parts: splitPath(route.path) }))
const byId = new Map(rows.map((route) => [route.id, route]))

function splitPath(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function matchParts(parts: readonly string[], segments: readonly string[]): RouteParams | undefined {
  const open = parts.at(-1) === '*'
  if (open ? segments.length < parts.length : segments.length !== parts.length) return undefined
  const params: RouteParams = {}
  for (const [index, part] of parts.entries()) {
    if (part === '*') params['*'] = segments.slice(index).join('/')
    else if (part.startsWith(':')) params[part.slice(1)] = segments[index] as string
    else if (part !== segments[index]) return undefined
  }
  return params
}

/** Finds the page of a clean path without locale prefix; `undefined` means 404. */
export function findRoute(path: string): RouteMatch | undefined {
  const segments = splitPath(path)
  for (const { route, parts } of compiled) {
    const params = matchParts(parts, segments)
    if (params) return { route, params }
  }
  return undefined
}

export function getRoute(id: string): RouteRow {
  const route = byId.get(id)
  if (!route) throw new Error(`Unknown route: ${id}`)
  return route
}
