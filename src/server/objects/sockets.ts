import type { SocketOwner } from '../platform/live.ts'

/** Limit of listening tabs of one account. */
const MOST = 50

export const isFull = (open: number): boolean => open >= MOST

/** The organisation of a page that was opened without one does not count: pages without an organisation show none. */
const isOver = ({ sessionId, organisationId }: SocketOwner, open: ReadonlyMap<string, string | null>): boolean =>
  !open.has(sessionId) || (organisationId !== '' && open.get(sessionId) !== organisationId)

/** Returns the sockets whose session has ended or acts for another organisation. @param open organisations of open sessions by id */
export const listOver = <Held extends { owner: SocketOwner }>(
  sockets: readonly Held[],
  open: ReadonlyMap<string, string | null>,
): Held[] => sockets.filter(({ owner }) => isOver(owner, open))
