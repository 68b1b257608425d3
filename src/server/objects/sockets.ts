import type { SocketOwner } from '../platform/live.ts'

/** Limit of listening tabs of one account. */
const MOST = 50

export const isFull = (open: number): boolean => open >= MOST

/** Returns the sockets whose session has ended. */
export const listOver = <Held extends { owner: SocketOwner }>(
  sockets: readonly Held[],
  openSessions: ReadonlySet<string>,
): Held[] => sockets.filter(({ owner }) => !openSessions.has(owner.sessionId))
