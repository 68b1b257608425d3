import { createAccountApi } from './api/account.ts'
import { createAdminApi } from './api/admin.ts'
import { createContentApi } from './api/content.ts'
import { createCredentialApi } from './api/credential.ts'
import { createCrewingApi } from './api/crewing.ts'
import { createDeviceApi } from './api/device.ts'
import { createFeedApi } from './api/feed.ts'
import { createMarketApi } from './api/market.ts'
import { createPasskeyApi } from './api/passkey.ts'
import { createPeopleApi } from './api/people.ts'
import { createRightsApi } from './api/rights.ts'
import { createSocialApi } from './api/social.ts'
import { createVacancyApi } from './api/vacancy.ts'
import { createCall, type Transport } from './call.ts'
import type { ErrorBody, ErrorCode, FieldErrors } from './errors.ts'

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

/** The one typed client of the server Worker. Transports differ: fetch in the browser, the service binding at the edge. */
export function createApi(send: Transport) {
  const call = createCall(send)
  return {
    /** For what few pages need: they bring their own names for it. */
    call,
    ...createAccountApi(call),
    ...createAdminApi(call),
    ...createContentApi(call),
    ...createCredentialApi(call),
    ...createCrewingApi(call),
    ...createDeviceApi(call),
    ...createFeedApi(call),
    ...createMarketApi(call),
    ...createPasskeyApi(call),
    ...createPeopleApi(call),
    ...createRightsApi(call),
    ...createSocialApi(call),
    ...createVacancyApi(call),
  }
}

export type Api = ReturnType<typeof createApi>
