import type { Query } from './addresses.ts'
import type { Transport } from './api.ts'
import type { DeviceList, SecurityEventList } from './schemas/device.ts'

type Calls = { get: <T>(path: string, query?: Query) => Promise<T>; send: Transport }

const SESSIONS = '/server/user/session'

/** Where the account is signed in, and what happened to it. */
export const createDeviceApi = ({ get, send }: Calls) => ({
  findDevices: () => get<DeviceList>(SESSIONS),
  signOutDevice: (id: string) =>
    send({ method: 'DELETE', path: `${SESSIONS}/${encodeURIComponent(id)}` }) as Promise<null>,
  signOutOtherDevices: () => send({ method: 'DELETE', path: SESSIONS }) as Promise<null>,
  /** Newest first; `after` is the `next` of the page before. */
  findSecurityEvents: (after?: string) => get<SecurityEventList>('/server/user/security-event', { after }),
})
