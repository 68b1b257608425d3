import type { Call } from '../http/call.ts'

/** API of devices and security events. */
export const createDeviceApi = (call: Call) => ({
  findDevices: () => call('GET /server/user/session'),
  signOutDevice: (id: string) => call('DELETE /server/user/session/{id}', { params: { id } }),
  signOutOtherDevices: () => call('DELETE /server/user/session'),
  /** Newest first; `after` is `next` of the previous page. */
  findSecurityEvents: (after?: string) => call('GET /server/user/security-event', { query: { after } }),
})
