import type { Query } from './addresses.ts'
import { createAdminApi } from './admin-api.ts'
import type { ArticleCategory } from './article.ts'
import { createCall, type Transport } from './call.ts'
import { CSRF_HEADER, CSRF_PATH, LOGOUT_PATH } from './constants.ts'
import { createCredentialApi } from './credential-api.ts'
import { createDeviceApi } from './device-api.ts'
import type { ErrorBody, ErrorCode, FieldErrors } from './errors.ts'
import { createFeedApi } from './feed-api.ts'
import type { LocaleCode } from './locales.ts'
import { createPasskeyApi } from './passkey-api.ts'
import type { ReportKind } from './report.ts'
import { createRightsApi } from './rights-api.ts'
import type {
  CompanyCreation,
  Confirmation,
  Credentials,
  Registration,
  SeamanCreation,
  TrainingCenterCreation,
} from './schemas/account.ts'
import type { CarriedInput } from './schemas/carried.ts'
import type { CrewVisibility } from './schemas/crew.ts'
import type { CompanyMessageInput } from './schemas/crewing.ts'
import type { ReportInput } from './schemas/report.ts'
import type { NotificationChoice } from './schemas/settings.ts'
import { createSocialApi } from './social-api.ts'

/** What every call of the API throws when the server answers with an error or does not answer. */
export class ApiError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly errors: FieldErrors | undefined
  readonly requestId: string
  /** Seconds to wait before asking again, when the server says so. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: ErrorBody, retryAfter?: number) {
    super(body.message)
    this.name = 'ApiError'
    this.status = status
    this.code = body.code
    this.errors = body.errors
    this.requestId = body.requestId
    this.retryAfter = retryAfter
  }
}

/** Nobody was reached: the line is cut, or the answer did not come through it. `part`: a part of the app itself is missing. */
export class ConnectionError extends Error {
  readonly part: boolean
  constructor({ part = false, cause }: { part?: boolean; cause?: unknown } = {}) {
    super('No connection', { cause })
    this.name = 'ConnectionError'
    this.part = part
  }
}

const keyed = (key: string) => ({ 'idempotency-key': key })

/** The one typed client of the server Worker. Transports differ: fetch in the browser, the service binding at the edge. */
export function createApi(send: Transport) {
  const call = createCall(send)
  return {
    getSession: () => call('GET /server/security/auth/session'),
    getCsrfToken: () => call(`GET ${CSRF_PATH}`),
    login: (body: Credentials) => call('POST /server/security/auth/login', { body }),
    confirm: (body: Confirmation) => call('POST /server/security/auth/confirm', { body }),
    logout: () => call(`POST ${LOGOUT_PATH}`),
    register: (body: Registration) => call('POST /server/user', { body }),
    createSeaman: (body: SeamanCreation) => call('POST /server/seaman', { body }),
    createCompany: (body: CompanyCreation) => call('POST /server/company', { body }),
    createTrainingCenter: (body: TrainingCenterCreation) => call('POST /server/training-center', { body }),
    getTrainingCenter: () => call('GET /server/training-center/profile'),
    getSeamanProfile: () => call('GET /server/seaman/profile'),
    findCrew: (query: Query) => call('GET /server/seamans', { query }),
    getCrewDetail: (id: string) => call('GET /server/seamans/{id}', { params: { id } }),
    saveVisibility: (body: CrewVisibility) => call('PUT /server/seaman/visibility', { body }),
    /** @param order grows with each choice of this browser, so that an older one never overwrites a newer one */
    saveLanguage: (lang: LocaleCode, order?: number) =>
      call('PUT /server/user/language/{lang}', { params: { lang }, query: { order } }),
    getNotificationSettings: () => call('GET /server/user/notification-settings'),
    saveNotificationSettings: (body: NotificationChoice) => call('PUT /server/user/notification-settings', { body }),
    saveFormats: (formats: string | null) => call('PUT /server/user/formats', { body: { formats } }),
    getOverview: () => call('GET /server/overview'),
    getFleetMarket: (fleetType: string) => call('GET /server/job/{fleetType}', { params: { fleetType } }),
    getPositionMarket: (rank: string) => call('GET /server/position/{rank}', { params: { rank } }),
    getPayIndex: (query: Query) => call('GET /server/pay', { query }),
    findVacancies: (query: Query) => call('GET /server/vacancy', { query }),
    getVacancy: (id: string) => call('GET /server/vacancy/{id}', { params: { id } }),
    apply: (id: string, note: string | null, idempotencyKey: string) =>
      call('POST /server/vacancy/{id}/application', { params: { id }, body: { note }, headers: keyed(idempotencyKey) }),
    /** Words that a guest began to write, kept for this browser; the page that they stand on has no token of its own. */
    keepWords: (body: CarriedInput, csrfToken: string) =>
      call('POST /server/carried', { body, headers: { [CSRF_HEADER]: csrfToken } }),
    findApplicants: (id: string, query: Query) =>
      call('GET /server/vacancy/{id}/application', { params: { id }, query }),
    getCompanyDesk: () => call('GET /server/company/desk'),
    findOwnVacancies: (query: Query) => call('GET /server/company/vacancy', { query }),
    /** The directory, in one country (its code in lower case) or in all of them. */
    findCompanies: (query: Query, country?: string) =>
      country
        ? call('GET /server/crewing/{country}', { params: { country }, query })
        : call('GET /server/crewing', { query }),
    getCompany: (country: string, slug: string) =>
      call('GET /server/crewing/{country}/{slug}', { params: { country, slug } }),
    writeToCompany: (params: { country: string; slug: string }, body: CompanyMessageInput, idempotencyKey: string) =>
      call('POST /server/crewing/{country}/{slug}/message', { params, body, headers: keyed(idempotencyKey) }),
    getReportTarget: (kind: ReportKind, id: string) => call('GET /server/report/{kind}/{id}', { params: { kind, id } }),
    report: (body: ReportInput) => call('POST /server/report', { body }),
    getSitemapPlan: () => call('GET /server/sitemap'),
    /** Public addresses for a part of the sitemap: `after` is the part's own, then `next` of the batch before. */
    findAddresses: (source: string, range: { after: string; until: string; limit: number }) =>
      call('GET /server/sitemap/{source}', { params: { source }, query: range }),
    /** Articles of all categories, or of one; `page` counts from 1. */
    findArticles: (category: ArticleCategory | undefined, query: Query) =>
      category
        ? call('GET /server/blog/{category}', { params: { category }, query })
        : call('GET /server/blog', { query }),
    getArticle: (category: string, slug: string) =>
      call('GET /server/blog/{category}/{slug}', { params: { category, slug } }),
    getPage: (slug: string) => call('GET /server/page/{slug}', { params: { slug } }),
    ...createCredentialApi(call),
    ...createFeedApi(call),
    ...createAdminApi(call),
    ...createDeviceApi(call),
    ...createPasskeyApi(call),
    ...createRightsApi(call),
    ...createSocialApi(call),
  }
}

export type Api = ReturnType<typeof createApi>
