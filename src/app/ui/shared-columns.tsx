import { useIntl } from '#src/i18n/react.tsx'

/** Two equal rows say nothing about a column. */
const FEWEST = 3

/** Columns with the same value in every row, with the value. */
export type SharedColumns = ReadonlyMap<string, string>

/** Finds such columns; `texts` returns a row's value in each candidate. */
export function findShared<Row>(
  rows: readonly Row[],
  texts: Readonly<Record<string, (row: Row) => string>>,
): SharedColumns {
  if (rows.length < FEWEST) return new Map()
  const found = Object.entries(texts).map(([column, textOf]) => [column, new Set(rows.map(textOf))] as const)
  return new Map(found.flatMap(([column, values]) => (values.size === 1 ? [[column, [...values][0] ?? '']] : [])))
}

/** Shows those values once, above the table that leaves them out. */
export function SharedNote({ shared, nameOf }: { shared: SharedColumns; nameOf: (column: string) => string }) {
  const { t } = useIntl()
  if (shared.size === 0) return null
  return (
    <p className="small muted u-pbe-2">
      {[...shared].map(([column, value]) => t('ui.table.same', { column: nameOf(column), value })).join(' ')}
    </p>
  )
}
