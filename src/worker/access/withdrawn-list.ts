import { createCall } from '#src/contract/http/call.ts'
import { MAX_WITHDRAWALS } from '#src/contract/withdrawal/withdrawal.ts'
import { SECOND } from '#src/domain/time.ts'
import type { Log } from '../log.ts'
import { PATIENCE } from '../policy/document-cache.ts'
import type { Subjects } from '../policy/subjects.ts'
import { READ_TIMEOUT, type Upstream, UpstreamError, withDeadline } from './upstream.ts'

/** A younger list is used as it is. */
const ASKED_EVERY = 30 * SECOND
/** Cached copies are not served with an older list. */
const TRUSTED_FOR = 60 * SECOND
/** Retry delay after a failure. */
const TRIED_AGAIN_AFTER = 5 * SECOND
/** Entries in an isolate's memory; then it starts again. */
const MAX_REMEMBERED = 4 * MAX_WITHDRAWALS
/** A pending request older than this is lost. */
const LOST_AFTER = 15 * SECOND
/** Withdrawals of the same moment may become visible one after another. */
const OVERLAP = 5 * SECOND

/** A copy of public content: `asOf` is the time up to which the list was known when it was made. */
export type PublicCopy = { asOf: number; subjects: Subjects }

export type WithdrawnList = {
  /** Updates the list. Returns a promise only if nothing may be served before; it never rejects. */
  freshen: (defer: (work: Promise<unknown>) => void) => Promise<void> | undefined
  /** Whether something in the copy was withdrawn after it was made. */
  hides: (copy: PublicCopy) => boolean
  /** Whether one of the subjects was withdrawn at or after a time. */
  names: (subjects: readonly number[], since: number) => boolean
  /** The time up to which withdrawals are known, UTC ms of the server's clock; 0 before the first read. */
  asOf: () => number
  /** Forces an update before cached copies are served: a write through this edge may have withdrawn something. */
  expire: () => void
}

type Options = { upstream: Upstream; now: () => number; log: Log }

/**
 * The withdrawals known to this isolate: updated at most every half minute, and after each write through this edge. While the server is
 * unreachable, the list and cached copies remain.
 */
export function createWithdrawnList({ upstream, now, log }: Options): WithdrawnList {
  let known = emptyList()
  let askedAt = Number.NEGATIVE_INFINITY
  let failedAt = Number.NEGATIVE_INFINITY
  let asking: { since: number; answered: Promise<void> } | undefined
  const writes = { seen: 0, passed: 0 }

  const ageOf = () => now() - askedAt
  const missesWrite = () => writes.passed > writes.seen
  const isDue = () => (ageOf() >= ASKED_EVERY || missesWrite()) && now() - failedAt >= TRIED_AGAIN_AFTER

  const ask = async (): Promise<void> => {
    const [startedAt, passed] = [now(), writes.passed]
    try {
      const list = known.at.size > MAX_REMEMBERED ? emptyList() : known
      list.take(await readList(upstream, Math.max(0, list.asOf - OVERLAP)))
      known = list
      askedAt = startedAt
      writes.seen = passed
    } catch (error) {
      failedAt = now()
      log({ event: 'withdrawals-not-read', error: String(error) })
    } finally {
      asking = undefined
    }
  }
  const askUntilCurrent = async (): Promise<void> => {
    while (isDue()) {
      if (!asking || now() - asking.since >= LOST_AFTER) asking = { since: now(), answered: ask() }
      await asking.answered
    }
  }

  return {
    freshen: (defer) => {
      if (!isDue()) return undefined
      const isTrusted = ageOf() < TRUSTED_FOR && !missesWrite()
      const current = askUntilCurrent()
      defer(current)
      return isTrusted ? undefined : withDeadline(current, PATIENCE).catch(() => undefined)
    },
    hides: (copy) => known.hides(copy),
    names: (subjects, since) => known.names(subjects, since),
    asOf: () => known.asOf,
    expire: () => {
      writes.passed += 1
    },
  }
}

type Answer = Awaited<ReturnType<typeof readList>>

function emptyList() {
  const at = new Map<number, number>()
  const list = { at, asOf: 0, newest: -1, completeFrom: 0 }
  const names = (subjects: readonly number[], since: number): boolean =>
    since <= list.newest && subjects.some((subject) => (at.get(subject) ?? -1) >= since)
  return Object.assign(list, {
    names,
    take: ({ asOf, completeFrom, items }: Answer) => {
      for (const [subject, time] of items) {
        at.set(subject, Math.max(time, at.get(subject) ?? 0))
        list.newest = Math.max(list.newest, time)
      }
      list.asOf = asOf
      list.completeFrom = Math.max(list.completeFrom, completeFrom)
    },
    hides: (copy: PublicCopy): boolean => {
      if (copy.asOf > list.newest) return false
      if (!copy.subjects || copy.asOf < list.completeFrom) return true
      if (names(copy.subjects, copy.asOf)) return true
      // Checked: no further check until the list grows.
      copy.asOf = list.asOf
      return false
    },
  })
}

function readList(upstream: Upstream, since: number) {
  const call = createCall(async ({ path }) => {
    const response = await upstream(path, { headers: { accept: 'application/json' } }, READ_TIMEOUT)
    const answer: unknown = await withDeadline(response.json(), READ_TIMEOUT)
    if (!response.ok || !isList(answer)) throw new UpstreamError(`status ${response.status}`)
    return answer
  })
  return call('GET /server/withdrawal', { query: { since } })
}

const isList = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'asOf' in answer && 'items' in answer && Array.isArray(answer.items)

/** Wraps the upstream: a write that the server did not reject expires the list. */
export const expireOnWrites =
  (upstream: Upstream, list: Pick<WithdrawnList, 'expire'>): Upstream =>
  async (path, init, timeout) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(init.method ?? 'GET')) return upstream(path, init, timeout)
    let isRefused = false
    try {
      const response = await upstream(path, init, timeout)
      isRefused = response.status >= 400 && response.status < 500
      return response
    } finally {
      if (!isRefused) list.expire()
    }
  }
