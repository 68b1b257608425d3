import type { InboxThread, InboxUnread } from '#src/contract/inbox/schemas.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { mayWrite } from '#src/server/people/organisation/members.repository.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccounts, findChoice } from './choices.repository.ts'
import { changeOf, notifySide } from './deliver.usecases.ts'
import { describeThread } from './describe-thread.usecases.ts'
import { deleteBlock, insertBlock, markRead, touchThreads } from './marks.repository.ts'
import { otherSide, type Party } from './party.ts'
import { getThread } from './read-inbox.usecases.ts'
import { countUnread, type ThreadRow } from './threads.repository.ts'

type Done<Answer> = { answer: Answer; tell: () => Promise<unknown> }

const isQuiet = (row: ThreadRow): boolean => row.blockedBySeaman + row.blockedByCompany > 0

/** Marks messages as read up to a number. `tell` notifies the open pages: the caller's always, the other side's if it may see it. */
export async function notifyRead(
  services: Needs<'db' | 'keys' | 'clock' | 'limiter' | 'live'>,
  party: Party,
  threadId: string,
  number: number,
): Promise<Done<InboxUnread>> {
  const { db, clock, limiter } = services
  const { side, accountId, organisationId } = party
  const row = await getThread(services, party, threadId)
  await limiter.take('inbox-marks-account', accountId, clock())
  const isShown = (await findChoice(db, accountId)).readMarks && !isQuiet(row)
  // A member who has lost the role meanwhile leaves no mark, like a viewer.
  const condition = organisationId === null ? undefined : mayWrite(accountId, organisationId)
  const [moved] = party.writes ? await markRead(db, { threadId, side, number, isShown, now: clock(), condition }) : []
  const news = (from: 'self' | 'other', change: number) => ({
    kind: 'inbox-read' as const,
    threadId,
    number: moved?.[side === 'seaman' ? 'seamanRead' : 'organisationRead'] ?? 0,
    from,
    change,
  })
  const other = otherSide(side)
  return {
    answer: await countUnread(db, party),
    tell: async () => {
      if (!moved) return
      await notifySide(services, side, moved, news('self', changeOf(moved, side)))
      if (isShown) await notifySide(services, other, moved, news('other', changeOf(moved, other)))
    },
  }
}

/** Sent to the members of the other side who share this themselves. Not stored. */
export async function notifyTyping(
  services: Needs<'db' | 'clock' | 'limiter' | 'live'>,
  party: Party,
  threadId: string,
): Promise<Done<null>> {
  const { db, clock, limiter, live } = services
  const row = await getThread(services, party, threadId)
  await limiter.take('inbox-marks-account', party.accountId, clock())
  const isShown = party.writes && !isQuiet(row) && (await findChoice(db, party.accountId)).typing
  const side = otherSide(party.side)
  const id = side === 'seaman' ? row.seaman_id : row.organisation_id
  return {
    answer: null,
    tell: async () => {
      if (!isShown) return
      const accounts = (await findAccounts(db, { side, id })).filter(({ typing }) => typing === 1)
      await Promise.all(accounts.map(({ accountId }) => live.send(accountId, { kind: 'inbox-typing', threadId })))
    },
  }
}

/** Blocks or unblocks the other side. Notifies the open pages of both sides; the other side sees that it may not write. */
export async function setBlocked(
  services: Needs<'db' | 'keys' | 'clock' | 'ids' | 'live'>,
  party: Party,
  threadId: string,
  isBlocked: boolean,
): Promise<Done<InboxThread>> {
  const { db, clock } = services
  const { side } = party
  const row = await getThread(services, party, threadId)
  const pair = { seamanId: row.seaman_id, organisationId: row.organisation_id }
  // A seafarer blocks a whole company.
  const block = { ...pair, side, toCard: side === 'company' && row.to_card === 1 }
  const now = clock()
  await runBatch(db, [
    ...recordAct(services, party, isBlocked ? 'seafarer-blocked' : 'seafarer-unblocked', threadId),
    isBlocked ? insertBlock(db, block, now) : deleteBlock(db, block),
    touchThreads(db, block, now),
  ])
  const after = await getThread(services, party, threadId)
  const news = (change: number) => ({ kind: 'inbox-changed' as const, threadId, change })
  return {
    answer: await describeThread(services, party, after),
    tell: async () => {
      await notifySide(services, 'seaman', pair, news(after.seaman_change))
      await notifySide(services, 'company', pair, news(after.organisation_change))
    },
  }
}
