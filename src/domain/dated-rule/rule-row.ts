import { readCsv } from '../text/read-csv.ts'
import { type CellProblem, DAY, TEXT } from './columns.ts'
import type { RuleKind } from './kinds.ts'
import { type Cells, columnsOf, describeKind } from './rule-kinds.ts'

/** A rule of a version. The scope and the value by column; the dates are plain dates, the first and the last one. */
export type RuleRow = { scope: Cells; value: Cells; from: string; until: string | null; source: string }

/** Why a file is rejected; `row` counts the lines of the file without empty ones, and the head is row 1. */
export type VersionProblem =
  | { problem: 'quotes' | 'empty' }
  | { problem: 'columns'; columns: string }
  | { problem: 'rows'; most: number }
  | { problem: 'cells'; row: number }
  | { problem: CellProblem; row: number; column: string; words: string }
  | { problem: 'order' | 'twice' | 'overlap'; row: number }

/** Identifies the scope of a rule. */
export const scopeKey = (scope: Cells): string => Object.values(scope).join(':')

const isProblem = (found: object): found is VersionProblem => 'problem' in found

const pick = (cells: Cells, names: readonly string[]): Cells =>
  Object.fromEntries(names.map((name) => [name, cells[name] ?? '']))

/** The columns of a kind with their checks; `until` may be empty. */
function checksOf(kind: RuleKind) {
  const { scope, value } = describeKind(kind)
  const until = { ...DAY, read: (cell: string) => (cell === '' ? '' : DAY.read(cell)) }
  return { ...scope, ...value, from: DAY, until, source: TEXT }
}

function readRow(kind: RuleKind, texts: Cells, row: number): RuleRow | VersionProblem {
  const { scope, value, findWrong } = describeKind(kind)
  const cells: Record<string, string> = {}
  for (const [column, { read, problem, words = [] }] of Object.entries(checksOf(kind))) {
    const cell = read((texts[column] ?? '').trim())
    if (cell === undefined) return { problem, row, column, words: words.join(', ') }
    cells[column] = cell
  }
  const wrong = findWrong?.(cells)
  if (wrong) return { problem: scope[wrong]?.problem ?? value[wrong]?.problem ?? 'text', row, column: wrong, words: '' }
  const { from = '', until = '', source = '' } = cells
  if (until !== '' && until < from) return { problem: 'order', row }
  return {
    scope: pick(cells, Object.keys(scope)),
    value: pick(cells, Object.keys(value)),
    from,
    until: until || null,
    source,
  }
}

const compareKeys = (one: RuleRow, other: RuleRow): number => {
  const [first, second] = [`${scopeKey(one.scope)} ${one.from}`, `${scopeKey(other.scope)} ${other.from}`]
  return first < second ? -1 : Number(first > second)
}

/** Two rules of one scope that begin on one date, or of which one ends after the other has begun. */
function findClash(rows: readonly { rule: RuleRow; row: number }[]): VersionProblem | undefined {
  const sorted = [...rows].sort((one, other) => compareKeys(one.rule, other.rule))
  for (const [index, { rule, row }] of sorted.entries()) {
    const before = sorted[index - 1]?.rule
    if (!before || scopeKey(before.scope) !== scopeKey(rule.scope)) continue
    if (before.from === rule.from) return { problem: 'twice', row }
    if (before.until !== null && before.until >= rule.from) return { problem: 'overlap', row }
  }
  return undefined
}

function readHead(kind: RuleKind, head: readonly string[]): string[] | undefined {
  const names = head.map((name) => name.trim().toLowerCase())
  const columns = columnsOf(kind)
  const isSame = names.length === columns.length && columns.every((column) => names.includes(column))
  return isSame ? names : undefined
}

/** Reads the file of a whole version. Returns its rules in order of scope and date, or what is wrong first. */
export function readVersion(kind: RuleKind, file: string): RuleRow[] | VersionProblem {
  const lines = readCsv(file)
  if (!lines) return { problem: 'quotes' }
  const [head = [], ...body] = lines
  const names = readHead(kind, head)
  if (!names) return { problem: 'columns', columns: columnsOf(kind).join(', ') }
  const { maxRows, mayBeEmpty } = describeKind(kind)
  if (body.length > maxRows) return { problem: 'rows', most: maxRows }
  if (body.length === 0 && !mayBeEmpty) return { problem: 'empty' }
  const rows: { rule: RuleRow; row: number }[] = []
  for (const [index, line] of body.entries()) {
    const row = index + 2
    if (line.length !== names.length) return { problem: 'cells', row }
    const rule = readRow(kind, Object.fromEntries(names.map((name, at) => [name, line[at] ?? ''])), row)
    if (isProblem(rule)) return rule
    rows.push({ rule, row })
  }
  return findClash(rows) ?? rows.map(({ rule }) => rule).sort(compareKeys)
}

/** The cells of a rule in the order of `columnsOf`. */
export const cellsOf = ({ scope, value, from, until, source }: RuleRow): string[] => [
  ...Object.values(scope),
  ...Object.values(value),
  from,
  until ?? '',
  source,
]

/** The rule of a scope on a date, if there is one: of those that have begun the last one, unless it has ended. */
export function findRuleOn<Rule extends Pick<RuleRow, 'from' | 'until'>>(
  rules: readonly Rule[],
  on: string,
): Rule | undefined {
  const last = rules
    .filter(({ from }) => from <= on)
    .reduce<Rule | undefined>((best, rule) => (!best || rule.from > best.from ? rule : best), undefined)
  return last && (last.until === null || last.until >= on) ? last : undefined
}
