import { DAY } from '#src/domain/time.ts'
import { type VacancyFlag, WAITING_FLAGS } from '#src/domain/vacancy/flags.ts'
import type { StoredRow } from '#src/server/platform/stored-rows.ts'
import type { DecisionRow } from './decisions.tables.ts'
import type { VacancyStatus, vacancyTable } from './vacancy.tables.ts'
import type { Publisher } from './vacancy-publishing.rules.ts'

/** A status, or one of the two reasons why a formerly public vacancy is a draft. `none`: no row yet. */
export type VacancyState = 'none' | 'paused' | 'withdrawn' | VacancyStatus
type Row = Pick<StoredRow<typeof vacancyTable>, 'status' | 'paused_at' | 'withdrawn_status'>

/** `decided`: published or moderation, by `decideStatus`. `before`: the status before the withdrawal. */
export type Target = 'decided' | 'before' | Exclude<VacancyState, 'none'>
type Move = { by: 'company' | 'feed' | 'admin' | 'schedule' | 'account'; to: Partial<Record<VacancyState, Target>> }

const EVERY = ['none', 'draft', 'paused', 'moderation', 'published', 'expired', 'closed'] as const
const decidedFrom = (states: readonly VacancyState[]): Move['to'] =>
  Object.fromEntries(states.map((state) => [state, 'decided']))

/**
 * All moves of a vacancy, their actors and results. Statements that write a status use it and change no row in another state. Only an admin
 * publishes a vacancy in moderation: every other move leads back to a draft.
 */
export const MOVES = {
  publish: { by: 'company', to: decidedFrom(EVERY) },
  // A feed does not contain all data of a row, so it does not publish what was not public.
  import: { by: 'feed', to: { ...decidedFrom(EVERY), draft: 'moderation', moderation: 'moderation' } },
  resume: { by: 'company', to: { paused: 'decided' } },
  approve: { by: 'admin', to: { moderation: 'published' } },
  refuse: { by: 'admin', to: { moderation: 'draft' } },
  'take-down': { by: 'admin', to: { published: 'draft' } },
  // The company can resume them after the suspension.
  suspend: { by: 'admin', to: { published: 'paused' } },
  pause: { by: 'company', to: { published: 'paused' } },
  extend: { by: 'company', to: { published: 'published' } },
  close: { by: 'company', to: { published: 'closed', paused: 'closed', moderation: 'draft' } },
  expire: { by: 'schedule', to: { published: 'expired', paused: 'expired' } },
  withdraw: { by: 'account', to: { published: 'withdrawn', expired: 'withdrawn', closed: 'withdrawn' } },
  restore: { by: 'account', to: { withdrawn: 'before' } },
} as const satisfies Record<string, Move>

export type MoveName = keyof typeof MOVES

export const targetsOf = (move: MoveName): Move['to'] => MOVES[move].to

export function stateOf({ status, paused_at: pausedAt, withdrawn_status: withdrawn }: Row): VacancyState {
  if (status !== 'draft') return status
  if (pausedAt !== null) return 'paused'
  return withdrawn === null ? 'draft' : 'withdrawn'
}

export const mayMove = (move: MoveName, row: Row): boolean => targetsOf(move)[stateOf(row)] !== undefined

/** Period after a rejection or take-down in which all publications of the company wait. */
export const HELD_FOR = 28 * DAY
/** First vacancies of an unverified company that a moderator reads (RULINGS "Trust"). */
const FIRST_VACANCIES = 5

const isHeld = ({ refusedAt }: Publisher, now: number): boolean => refusedAt !== null && refusedAt > now - HELD_FOR

type Deciding = {
  publisher: Publisher
  flags: readonly VacancyFlag[]
  /** The last decision on this vacancy. */
  decision?: Pick<DecisionRow, 'act'> | undefined
  now: number
  /** A resumed vacancy was public before with the same text. */
  isResumed?: boolean
}

/** Returns whether a vacancy is published at once or moderated. The statement also demands `isRefused`. */
export function decideStatus({ publisher, flags, decision, now, isResumed }: Deciding): 'published' | 'moderation' {
  if (!publisher.emailVerified || isHeld(publisher, now)) return 'moderation'
  if (decision && decision.act !== 'approve') return 'moderation'
  if (isResumed) return 'published'
  if (flags.some((flag) => WAITING_FLAGS.has(flag))) return 'moderation'
  return publisher.verified || publisher.published >= FIRST_VACANCIES ? 'published' : 'moderation'
}
