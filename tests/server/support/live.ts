import { env, runInDurableObject } from 'cloudflare:test'
import { expect } from 'vitest'
import { type Client, ORIGIN } from './client.ts'
import type { TestServer } from './server-of.ts'

/** A page asks for its line. */
export const connectLive = (server: TestServer, client: Client, headers: Record<string, string> = {}) =>
  server.fetch(
    new Request(`${ORIGIN}/server/live`, {
      headers: {
        upgrade: 'websocket',
        origin: ORIGIN,
        cookie: [...client.cookies].map((pair) => pair.join('=')).join('; '),
        ...headers,
      },
    }),
  )

/** An open page: what it was told, and with which code the line was closed. */
export async function listen(server: TestServer, client: Client) {
  const answer = await connectLive(server, client)
  const socket = (answer as unknown as { webSocket: WebSocket & { accept: () => void } }).webSocket
  expect(answer.status).toBe(101)
  const told: unknown[] = []
  const closed = new Promise<number>((resolve) => {
    socket.addEventListener('close', (event) => resolve(event.code))
  })
  let hear = () => {}
  const heard = new Promise<void>((resolve) => {
    hear = resolve
  })
  socket.addEventListener('message', (event) => {
    told.push(event.data === 'pong' ? 'pong' : JSON.parse(String(event.data)))
    hear()
  })
  socket.accept()
  return { socket, told, closed, heard }
}

export type Page = Awaited<ReturnType<typeof listen>>

/** The object that keeps the open pages of an account. */
export const socketsOf = (accountId: string) => env.ACCOUNT_SOCKETS.get(env.ACCOUNT_SOCKETS.idFromName(accountId))

/** From here on the object does not look at the sessions by itself. */
export const stopWatch = (accountId: string) =>
  runInDurableObject(socketsOf(accountId), (_, state) => state.storage.deleteAlarm())

/** What an open page hears next: the word of its end, or the answer to a ping that it is still there. */
export async function readNextMessage({ socket, told, heard }: Page): Promise<unknown> {
  if (socket.readyState === WebSocket.OPEN) socket.send('ping')
  await heard
  return told[0]
}
