import type { Call } from '../http/call.ts'

/** Where the account is signed in, and what happened to it. */
export const createDeviceApi = (call: Call) => ({
  findDevices: () => call('GET /server/user/session'),
  signOutDevice: (id: string) => call('DELETE /server/user/session/{id}', { params: { id } }),
  signOutOtherDevices: () => call('DELETE /server/user/session'),
  /** Newest first; `after` is the `next` of the page before. */
  findSecurityEvents: (after?: string) => call('GET /server/user/security-event', { query: { after } }),
})
