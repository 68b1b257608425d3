import { cellsOf, type RuleRow, scopeKey } from './rule-row.ts'

export type VersionDifference = {
  added: RuleRow[]
  /** The rule of the same scope from the same date, then and now. */
  changed: { before: RuleRow; after: RuleRow }[]
  removed: RuleRow[]
}

const keyOf = ({ scope, from }: RuleRow): string => `${scopeKey(scope)} ${from}`
const isSame = (one: RuleRow, other: RuleRow): boolean =>
  JSON.stringify(cellsOf(one)) === JSON.stringify(cellsOf(other))

/** What a version changes of the one before. */
export function compareVersions(before: readonly RuleRow[], after: readonly RuleRow[]): VersionDifference {
  const [old, next] = [before, after].map((rows) => new Map(rows.map((row) => [keyOf(row), row])))
  return {
    added: after.filter((row) => !old?.has(keyOf(row))),
    changed: after.flatMap((row) => {
      const known = old?.get(keyOf(row))
      return known && !isSame(known, row) ? [{ before: known, after: row }] : []
    }),
    removed: before.filter((row) => !next?.has(keyOf(row))),
  }
}

export const isUnchanged = ({ added, changed, removed }: VersionDifference): boolean =>
  added.length + changed.length + removed.length === 0
