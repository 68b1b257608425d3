import { type Query, withQuery } from './addresses.ts'
import { createAdminApi } from './admin-api.ts'
import type { ArticleCategory } from './blog.ts'
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
  SeamanProfile,
  TrainingCenterCreation,
  TrainingCenterProfile,
} from './schemas/account.ts'
import type { ApplicantList, Application, OwnVacancyList } from './schemas/application.ts'
import type { Article, ArticleList } from './schemas/article.ts'
import type { CarriedInput } from './schemas/carried.ts'
import type { CmsPage } from './schemas/cms-page.ts'
import type { CompanyDesk } from './schemas/company-desk.ts'
import type { CrewDetail, CrewList, CrewVisibility } from './schemas/crew.ts'
import type { Agency, AgencyList, AgencyMessage, AgencyMessageInput } from './schemas/crewing.ts'
import type { FleetMarket, PayIndex, PositionMarket } from './schemas/market.ts'
import type { Overview } from './schemas/overview.ts'
import type { ReportInput, ReportTarget } from './schemas/report.ts'
import type { NotificationChoice, NotificationSettingsAnswer } from './schemas/settings.ts'
import type { SitemapBatch, SitemapPart } from './schemas/sitemap.ts'
import type { VacancyDetail, VacancyList } from './schemas/vacancy.ts'
import type { SecondStep, SessionUser } from './session.ts'
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

export type Transport = (request: {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
  headers?: Record<string, string>
}) => Promise<unknown>

/** The one typed client of the server Worker. Transports differ: fetch in the browser, the service binding at the edge. */
export function createApi(send: Transport) {
  const get = <T>(path: string, query: Query = {}) =>
    send({ method: 'GET', path: withQuery(path, query) }) as Promise<T>
  const post = <T>(path: string, body?: unknown, headers?: Record<string, string>) =>
    send({ method: 'POST', path, body, ...(headers && { headers }) }) as Promise<T>

  return {
    getSession: () => get<SessionUser | null>('/server/security/auth/session'),
    getCsrfToken: () => get<{ csrfToken: string }>(CSRF_PATH),
    login: (body: Credentials) => post<SessionUser | SecondStep>('/server/security/auth/login', body),
    confirm: (body: Confirmation) => post<SessionUser>('/server/security/auth/confirm', body),
    logout: () => post<null>(LOGOUT_PATH),
    register: (body: Registration) => post<SessionUser>('/server/user', body),
    createSeaman: (body: SeamanCreation) => post<SessionUser>('/server/seaman', body),
    createCompany: (body: CompanyCreation) => post<SessionUser>('/server/company', body),
    createTrainingCenter: (body: TrainingCenterCreation) => post<SessionUser>('/server/training-center', body),
    getTrainingCenter: () => get<TrainingCenterProfile>('/server/training-center/profile'),
    getSeamanProfile: () => get<SeamanProfile>('/server/seaman/profile'),
    findCrew: (query: Query) => get<CrewList>('/server/seamans', query),
    getCrewDetail: (id: string) => get<CrewDetail>(`/server/seamans/${encodeURIComponent(id)}`),
    saveVisibility: (body: CrewVisibility) =>
      send({ method: 'PUT', path: '/server/seaman/visibility', body }) as Promise<CrewVisibility>,
    /** @param order grows with each choice of this browser, so that an older one never overwrites a newer one */
    saveLanguage: (language: LocaleCode, order?: number) =>
      send({ method: 'PUT', path: withQuery(`/server/user/language/${language}`, { order }) }) as Promise<{
        language: LocaleCode
      }>,
    getNotificationSettings: () => get<NotificationSettingsAnswer>('/server/user/notification-settings'),
    saveNotificationSettings: (body: NotificationChoice) =>
      send({
        method: 'PUT',
        path: '/server/user/notification-settings',
        body,
      }) as Promise<NotificationSettingsAnswer>,
    saveFormats: (formats: string | null) =>
      send({ method: 'PUT', path: '/server/user/formats', body: { formats } }) as Promise<{ formats: string | null }>,
    getOverview: () => get<Overview>('/server/overview'),
    getFleetMarket: (fleet: string) => get<FleetMarket>(`/server/job/${encodeURIComponent(fleet)}`),
    getPositionMarket: (rank: string) => get<PositionMarket>(`/server/position/${encodeURIComponent(rank)}`),
    getPayIndex: (query: Query) => get<PayIndex>('/server/pay', query),
    findVacancies: (query: Query) => get<VacancyList>('/server/vacancy', query),
    getVacancy: (id: string) => get<VacancyDetail>(`/server/vacancy/${encodeURIComponent(id)}`),
    apply: (vacancyId: string, note: string | null, idempotencyKey: string) =>
      post<Application>(
        `/server/vacancy/${encodeURIComponent(vacancyId)}/application`,
        { note },
        { 'idempotency-key': idempotencyKey },
      ),
    /** Words that a guest began to write, kept for this browser; the page that they stand on has no token of its own. */
    keepWords: (body: CarriedInput, csrfToken: string) =>
      post<null>('/server/carried', body, { [CSRF_HEADER]: csrfToken }),
    findApplicants: (vacancyId: string, query: Query) =>
      get<ApplicantList>(`/server/vacancy/${encodeURIComponent(vacancyId)}/application`, query),
    getCompanyDesk: () => get<CompanyDesk>('/server/company/desk'),
    findOwnVacancies: (query: Query) => get<OwnVacancyList>('/server/company/vacancy', query),
    /** The directory, in one country (its code in lower case) or in all of them. */
    findAgencies: (query: Query, country?: string) =>
      get<AgencyList>(country ? `/server/crewing/${encodeURIComponent(country)}` : '/server/crewing', query),
    getAgency: (country: string, slug: string) =>
      get<Agency>(`/server/crewing/${encodeURIComponent(country)}/${encodeURIComponent(slug)}`),
    writeToAgency: (agency: { country: string; slug: string }, message: AgencyMessageInput, idempotencyKey: string) =>
      post<AgencyMessage>(
        `/server/crewing/${encodeURIComponent(agency.country)}/${encodeURIComponent(agency.slug)}/message`,
        message,
        { 'idempotency-key': idempotencyKey },
      ),
    getReportTarget: (kind: ReportKind, id: string) =>
      get<ReportTarget>(`/server/report/${kind}/${encodeURIComponent(id)}`),
    report: (body: ReportInput) => post<{ received: true }>('/server/report', body),
    getSitemapPlan: () => get<{ parts: SitemapPart[] }>('/server/sitemap'),
    /** Public addresses for a part of the sitemap: `after` is the part's own, then `next` of the batch before. */
    findAddresses: (source: string, range: { after: string; until: string; limit: number }) =>
      get<SitemapBatch>(`/server/sitemap/${encodeURIComponent(source)}`, range),
    /** Articles of all categories, or of one; `page` counts from 1. */
    findArticles: (category: ArticleCategory | undefined, query: Query) =>
      get<ArticleList>(category ? `/server/blog/${category}` : '/server/blog', query),
    getArticle: (category: string, slug: string) =>
      get<Article>(`/server/blog/${encodeURIComponent(category)}/${encodeURIComponent(slug)}`),
    getPage: (slug: string) => get<CmsPage>(`/server/page/${encodeURIComponent(slug)}`),
    ...createCredentialApi({ get, post, send }),
    ...createFeedApi({ get, post, send }),
    ...createAdminApi({ get, post, send }),
    ...createDeviceApi({ get, send }),
    ...createPasskeyApi({ get, post, send }),
    ...createRightsApi({ get, post }),
    ...createSocialApi({ get, post }),
  }
}

export type Api = ReturnType<typeof createApi>
