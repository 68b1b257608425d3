import type { Query } from './addresses.ts'
import type { Transport } from './api.ts'
import type {
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyList,
  PasskeyPurpose,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from './schemas/passkey.ts'

type Calls = {
  get: <T>(path: string, query?: Query) => Promise<T>
  post: <T>(path: string, body?: unknown) => Promise<T>
  send: Transport
}

const CEREMONIES = '/server/webauthn'
const PASSKEYS = '/server/passkey'

const pathOf = (id: string): string => `${PASSKEYS}/${encodeURIComponent(id)}`

/** Signing in by passkey, the account's passkeys, and two-step sign-in. */
export const createPasskeyApi = ({ get, post, send }: Calls) => ({
  getPasskeyCreation: () => get<PasskeyCreationOptions>(`${CEREMONIES}/register/options`),
  addPasskey: (body: PasskeyRegistration) => post<{ verified: true }>(`${CEREMONIES}/register/verify`, body),
  getPasskeyRequest: (purpose: PasskeyPurpose) =>
    get<PasskeyRequestOptions>(`${CEREMONIES}/authenticate/options`, { purpose }),
  enterByPasskey: (body: PasskeyAssertion) => post<{ verified: true }>(`${CEREMONIES}/authenticate/verify`, body),
  findPasskeys: () => get<PasskeyList>(PASSKEYS),
  renamePasskey: (id: string, name: string) =>
    send({ method: 'PUT', path: pathOf(id), body: { name } }) as Promise<PasskeyList>,
  removePasskey: (id: string) => post<PasskeyList>(`${pathOf(id)}/removal`),
  setTwoStep: (on: boolean) => send({ method: 'PUT', path: '/server/two-step', body: { on } }) as Promise<PasskeyList>,
})
