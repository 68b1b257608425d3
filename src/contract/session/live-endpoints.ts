import { declareEndpoint, OWN_ACCOUNT } from '../http/endpoint.ts'
import { LIVE_PATH } from './live.ts'

export const openSocket = declareEndpoint({
  method: 'get',
  path: LIVE_PATH,
  tag: 'Devices',
  summary: 'A WebSocket that tells an open page what changes on other devices; for pages of this site only',
  ...OWN_ACCOUNT,
  kind: 'stream',
  errors: ['not-found', 'csrf-failed', 'too-many-requests'],
})
