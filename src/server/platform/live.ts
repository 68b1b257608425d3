import type { LiveMessage } from '#src/contract/session/live.ts'

type SocketsObject = {
  fetch: (request: Request) => Promise<Response>
  send: (message: LiveMessage) => Promise<void>
  recheck: () => Promise<void>
}

export type SocketsNamespace = { idFromName: (name: string) => unknown; get: (id: unknown) => SocketsObject }

/** Whose socket it is and which session opened it: what the object remembers of it. */
export type SocketOwner = { accountId: string; sessionId: string }

/** The headers by which the Worker tells the object who connects. */
export const OWNER_HEADERS = { account: 'x-socket-account', session: 'x-socket-session' } as const

export type Live = {
  /** Takes the socket that the request wants to open; 429 when the account has too many. */
  connect: (owner: SocketOwner) => Promise<Response>
  /** Tells every open page of the account. */
  send: (accountId: string, message: LiveMessage) => Promise<void>
  /** Closes the sockets of sessions that are over; call it after whatever deletes sessions or blocks an account. */
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
