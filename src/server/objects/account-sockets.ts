import { DurableObject } from 'cloudflare:workers'
import type { WebSocket } from '@cloudflare/workers-types'
import { type LiveMessage, PING, PONG, SESSION_OVER } from '#src/contract/session/live.ts'
import { findOpenSessions } from '../identity/session/devices.repository.ts'
import type { Bindings } from '../platform/bindings.ts'
import { createDatabase } from '../platform/database.ts'
import { OWNER_HEADERS, type SocketOwner } from '../platform/live.ts'
import { isFull, listOver } from './sockets.ts'

/** Interval in ms at which sessions are rechecked: the longest time that a socket outlives its session. */
const RECHECK = 45_000

/** `readyState` of an open socket. */
const OPEN = 1

/** Holds the sockets of one account's open pages. Hibernates between messages; the session is stored with its socket. */
export class AccountSockets extends DurableObject<Pick<Bindings, 'DB'>> {
  override async fetch(request: Request): Promise<Response> {
    if (isFull(this.listOpen().length)) return new Response(null, { status: 429 })
    const { 0: client, 1: server } = new WebSocketPair()
    const owner: SocketOwner = {
      accountId: request.headers.get(OWNER_HEADERS.account) ?? '',
      sessionId: request.headers.get(OWNER_HEADERS.session) ?? '',
      organisationId: request.headers.get(OWNER_HEADERS.organisation) ?? '',
    }
    this.ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG))
    this.ctx.acceptWebSocket(server)
    server.serializeAttachment(owner)
    await this.keepWatch()
    // The session may have ended between the check and the creation of the socket.
    await this.recheck()
    return new Response(null, { status: 101, webSocket: client } as ResponseInit)
  }

  send(message: LiveMessage): void {
    const text = JSON.stringify(message)
    for (const socket of this.listOpen()) socket.send(text)
  }

  async recheck(): Promise<void> {
    const sockets = this.listOpen().map((socket) => ({ socket, owner: ownerOf(socket) }))
    const accountId = sockets[0]?.owner.accountId
    if (accountId === undefined) return
    const open = await findOpenSessions(createDatabase(this.env.DB), accountId, Date.now())
    // Another check may have closed some sockets meanwhile.
    for (const { socket } of listOver(sockets, open).filter(isOpen)) signOut(socket)
  }

  override async alarm(): Promise<void> {
    await this.recheck()
    await this.keepWatch()
  }

  /** Pages send only pings, which are answered without waking the object. */
  override webSocketMessage(socket: WebSocket): void {
    socket.close(1008)
  }

  /** A closed socket remains until the other end confirms, which an offline device does not. Nothing is sent to it. */
  private listOpen(): WebSocket[] {
    return this.ctx.getWebSockets().filter((socket) => isOpen({ socket }))
  }

  private async keepWatch(): Promise<void> {
    if (this.listOpen().length > 0) await this.ctx.storage.setAlarm(Date.now() + RECHECK)
  }
}

const isOpen = ({ socket }: { socket: WebSocket }): boolean => socket.readyState === OPEN

const ownerOf = (socket: WebSocket) => socket.deserializeAttachment() as SocketOwner

function signOut(socket: WebSocket): void {
  const message: LiveMessage = { kind: 'signed-out' }
  socket.send(JSON.stringify(message))
  socket.close(SESSION_OVER, message.kind)
}
