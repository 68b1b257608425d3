import { declareEndpoint } from '../http/endpoint.ts'
import { ROLES } from '../http/roles.ts'
import { LIVE_PATH } from './live.ts'

export const openSocket = declareEndpoint({
  method: 'get',
  path: LIVE_PATH,
  tag: 'Devices',
  summary: 'A WebSocket that tells an open page what changes on other devices; for pages of this site only',
  who: ROLES,
  kind: 'stream',
  errors: ['not-found', 'csrf-failed', 'too-many-requests'],
})
