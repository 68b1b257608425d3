import type { SocketOwner } from '../platform/live.ts'

/** Tabs of one account that may listen at a time. */
const MOST = 50

export const isFull = (open: number): boolean => open >= MOST

/** Sockets whose session is not open any more. */
export const listOver = <Held extends { owner: SocketOwner }>(
  sockets: readonly Held[],
  openSessions: ReadonlySet<string>,
): Held[] => sockets.filter(({ owner }) => !openSessions.has(owner.sessionId))
