import type { DataState } from './schemas/rights.ts'

type Calls = {
  get: <T>(path: string) => Promise<T>
  post: <T>(path: string, body?: unknown) => Promise<T>
}

/** Calls about a person's rights over their data. */
export const createRightsApi = ({ get, post }: Calls) => ({
  getDataState: () => get<DataState>('/server/user/data'),
  requestCopy: () => post<DataState>('/server/user/copy'),
  forgetSource: () => post<DataState>('/server/user/source/forget'),
  requestErasure: (email: string) => post<{ eraseAt: number }>('/server/user/erasure', { email }),
  cancelErasure: () => post<DataState>('/server/user/erasure/cancel'),
})

/** Where the copy that a mail's link names is downloaded from. */
export const copyPath = (secret: string): string => `/server/user/copy/${secret}`
