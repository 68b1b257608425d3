import type { ReactNode } from 'react'
import type { BulkAct } from './acts.ts'
import type { TableContext } from './choices.ts'
import type { Column } from './columns.ts'
import type { Ordering } from './table-head.tsx'

export type TableProps<Row> = {
  ctx: TableContext
  /** Names it in the cookie of what is left out. */
  name: string
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  ordering?: Ordering
  /** More of a row, over the whole width below it. */
  below?: (row: Row) => ReactNode
  /** What may be done with several rows at once; with it they can be chosen. `nameOf` says which row it is. */
  acts?: readonly BulkAct<Row>[]
  nameOf?: (row: Row) => string
  /** Beside the menu of columns, such as the way to a file. */
  tools?: ReactNode
  className?: string
}
