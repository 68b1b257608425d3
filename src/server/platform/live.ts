import type { LiveMessage } from '#src/contract/session/live.ts'

type SocketsObject = {
  fetch: (request: Request) => Promise<Response>
  send: (message: LiveMessage) => Promise<void>
  recheck: () => Promise<void>
}

export type SocketsNamespace = { idFromName: (name: string) => unknown; get: (id: unknown) => SocketsObject }

/** The account and the session of a socket, as stored with it. */
export type SocketOwner = { accountId: string; sessionId: string }

/** Headers in which the Worker names the owner of a connection. */
export const OWNER_HEADERS = { account: 'x-socket-account', session: 'x-socket-session' } as const

export type Live = {
  /** Accepts the socket of the request; 429 if the account has too many. */
  connect: (owner: SocketOwner) => Promise<Response>
  /** Sends a message to every open page of the account. */
  send: (accountId: string, message: LiveMessage) => Promise<void>
  /** Closes the sockets of ended sessions. Call it after deleting sessions or blocking an account. */
  recheck: (accountId: string) => Promise<void>
}

export function createLive(namespace: SocketsNamespace): Live {
  const find = (accountId: string) => namespace.get(namespace.idFromName(accountId))
  return {
    connect: ({ accountId, sessionId }) => {
      const headers = {
        upgrade: 'websocket',
        [OWNER_HEADERS.account]: accountId,
        [OWNER_HEADERS.session]: sessionId,
      }
      return find(accountId).fetch(new Request('http://sockets/', { headers }))
    },
    send: (accountId, message) => find(accountId).send(message),
    recheck: (accountId) => find(accountId).recheck(),
  }
}
