import type { LocaleCode } from '#src/domain/locales.ts'
import type { CarriedInput } from '../carried/schemas.ts'
import type { Call } from '../http/call.ts'
import { CSRF_HEADER, CSRF_PATH, LOGOUT_PATH } from '../http/constants.ts'
import type { NotificationChoice } from '../setting/schemas.ts'
import type {
  CompanyCreation,
  Confirmation,
  Credentials,
  Registration,
  SeamanCreation,
  TrainingCenterCreation,
} from './schemas.ts'

/** Who is signed in, and what the account has chosen. */
export const createAccountApi = (call: Call) => ({
  getSession: () => call('GET /server/security/auth/session'),
  getCsrfToken: () => call(`GET ${CSRF_PATH}`),
  login: (body: Credentials) => call('POST /server/security/auth/login', { body }),
  confirm: (body: Confirmation) => call('POST /server/security/auth/confirm', { body }),
  logout: () => call(`POST ${LOGOUT_PATH}`),
  register: (body: Registration) => call('POST /server/user', { body }),
  createSeaman: (body: SeamanCreation) => call('POST /server/seaman', { body }),
  createCompany: (body: CompanyCreation) => call('POST /server/company', { body }),
  createTrainingCenter: (body: TrainingCenterCreation) => call('POST /server/training-center', { body }),
  /** @param order grows with each choice of this browser, so that an older one never overwrites a newer one */
  saveLanguage: (lang: LocaleCode, order?: number) =>
    call('PUT /server/user/language/{lang}', { params: { lang }, query: { order } }),
  getNotificationSettings: () => call('GET /server/user/notification-settings'),
  saveNotificationSettings: (body: NotificationChoice) => call('PUT /server/user/notification-settings', { body }),
  saveFormats: (formats: string | null) => call('PUT /server/user/formats', { body: { formats } }),
  /** @param isGuess of the browser; it is ignored if the time zone is known */
  saveTimeZone: (timeZone: string, isGuess = false) =>
    call('PUT /server/user/time-zone', { body: { timeZone, isGuess } }),
  /** Stores the text that a guest began to write, for this browser; its page has no token. */
  keepWords: (body: CarriedInput, csrfToken: string) =>
    call('POST /server/carried', { body, headers: { [CSRF_HEADER]: csrfToken } }),
})
