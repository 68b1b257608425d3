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
import { createShipApi } from './api/ship.ts'
import { createSocialApi } from './api/social.ts'
import { createVacancyApi } from './api/vacancy.ts'
import { createCall, type Transport } from './call.ts'

export { ApiError, ConnectionError } from './api-error.ts'

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
    ...createShipApi(call),
    ...createSocialApi(call),
    ...createVacancyApi(call),
  }
}

export type Api = ReturnType<typeof createApi>
