import type { Call } from '../http/call.ts'

/** Calls about a person's rights over their data. */
export const createRightsApi = (call: Call) => ({
  getDataState: () => call('GET /server/user/data'),
  requestCopy: () => call('POST /server/user/copy'),
  forgetSource: () => call('POST /server/user/source/forget'),
  requestErasure: (email: string, givesUp: boolean) => call('POST /server/user/erasure', { body: { email, givesUp } }),
  cancelErasure: () => call('POST /server/user/erasure/cancel'),
})

/** Where the copy that a mail's link names is downloaded from. */
export const copyPath = (secret: string): string => `/server/user/copy/${secret}`
