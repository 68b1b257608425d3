import type { LiveMessage } from '#src/contract/session/live.ts'

type SocketsObject = {
  fetch: (request: Request) => Promise<Response>
  send: (message: LiveMessage) => Promise<void>
  recheck: () => Promise<void>
}

export type SocketsNamespace = { idFromName: (name: string) => unknown; get: (id: unknown) => SocketsObject }

/** The account and the session of a socket, as stored with it, and the organisation that its page acts for; empty for none. */
export type SocketOwner = { accountId: string; sessionId: string; organisationId: string }

/** Headers in which the Worker names the owner of a connection. */
export const OWNER_HEADERS = {
  account: 'x-socket-account',
  session: 'x-socket-session',
  organisation: 'x-socket-organisation',
} as const

export type Live = {
  /** Accepts the socket of the request; 429 if the account has too many. */
  connect: (owner: SocketOwner) => Promise<Response>
  /** Sends a message to every open page of the account. */
  send: (accountId: string, message: LiveMessage) => Promise<void>
  /** Closes the sockets of ended sessions, and those whose session acts for another organisation. Call it after such a change. */
  recheck: (accountId: string) => Promise<void>
}

export function createLive(namespace: SocketsNamespace): Live {
  const find = (accountId: string) => namespace.get(namespace.idFromName(accountId))
  return {
    connect: ({ accountId, sessionId, organisationId }) => {
      const headers = {
        upgrade: 'websocket',
        [OWNER_HEADERS.account]: accountId,
        [OWNER_HEADERS.session]: sessionId,
        [OWNER_HEADERS.organisation]: organisationId,
      }
      return find(accountId).fetch(new Request('http://sockets/', { headers }))
    },
    send: (accountId, message) => find(accountId).send(message),
    recheck: (accountId) => find(accountId).recheck(),
  }
}
