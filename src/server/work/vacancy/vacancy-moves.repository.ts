import { type SQL, sql } from 'drizzle-orm'
import { HELD_FOR, MOVES, type MoveName, type Target, targetsOf, type VacancyState } from './vacancy-moves.ts'

/** The condition for a state, on `vacancy` columns under an alias. */
const isIn = (state: VacancyState, of: string): string => {
  if (state === 'paused') return `(${of}.status = 'draft' AND ${of}.paused_at IS NOT NULL)`
  if (state === 'withdrawn') return `(${of}.status = 'draft' AND ${of}.withdrawn_status IS NOT NULL)`
  if (state === 'draft')
    return `(${of}.status = 'draft' AND ${of}.paused_at IS NULL AND ${of}.withdrawn_status IS NULL)`
  return `${of}.status = '${state}'`
}

const isInAny = (states: readonly string[], of: string): SQL =>
  sql.raw(`(${states.map((state) => isIn(state as VacancyState, of)).join(' OR ')})`)

/** The condition of a move: the vacancy is in a state from which it is allowed. */
export const canMove = (move: MoveName, of = 'vacancy'): SQL => isInAny(Object.keys(MOVES[move].to), of)

/** The states from which a move always leads to moderation. */
export const leadsToModeration = (move: MoveName, of: string): SQL => {
  const states = Object.entries(targetsOf(move)).filter(([, target]) => target === 'moderation')
  return states.length === 0
    ? sql`0`
    : isInAny(
        states.map(([state]) => state),
        of,
      )
}

const toStatus = (target: Target): string => (target === 'paused' || target === 'withdrawn' ? 'draft' : target)

/** The new status of a move as an SQL expression, for statements with `canMove`. Not for moves with a decided target. */
export const statusAfter = (move: MoveName, of = 'vacancy'): SQL => {
  const cases = Object.entries(targetsOf(move)).map(
    ([state, target]) => `WHEN ${isIn(state as VacancyState, of)} THEN '${toStatus(target)}'`,
  )
  return sql.raw(`CASE ${cases.join(' ')} END`)
}

/** Rejected or taken down vacancies of a company, for `WITH`: read once for all compared rows. */
export const refusedOf = (
  companyId: string,
): SQL => sql`refused AS MATERIALIZED (SELECT r.id, r.text, d.act, d.refused_at
  FROM vacancy r CROSS JOIN vacancy_decision d ON d.vacancy_id = r.id WHERE r.company_id = ${companyId} AND d.refused_at IS NOT NULL)`

/**
 * Whether a publication must wait because of a rejection: of any vacancy in the last weeks, of this one, or of the same text under another id.
 * For statements that begin with `refusedOf`.
 */
export const isRefused = ({ id, text }: { id: SQL; text: SQL }, now: number): SQL =>
  sql`EXISTS (SELECT 1 FROM refused WHERE refused.refused_at > ${now - HELD_FOR}
    OR (refused.act <> 'approve' AND (refused.id = ${id} OR refused.text = ${text})))`
