import { createAccountApi } from './account/api.ts'
import { createContentApi } from './article/api.ts'
import { createCredentialApi } from './credential/api.ts'
import { createCrewingApi } from './crewing/api.ts'
import { createRightsApi } from './data-right/api.ts'
import { createFeedApi } from './feed/api.ts'
import { createCall, type Transport } from './http/call.ts'
import { createMarketApi } from './market/api.ts'
import { createPasskeyApi } from './passkey/api.ts'
import { createPeopleApi } from './seaman/api.ts'
import { createDeviceApi } from './session/api.ts'
import { createShipApi } from './ship/api.ts'
import { createSocialApi } from './social/api.ts'
import { createAdminApi } from './user/api.ts'
import { createVacancyApi } from './vacancy-search/api.ts'

export { ApiError, ConnectionError } from './http/api-error.ts'

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
