import type { ReactNode } from 'react'
import type { BulkAct } from './acts.ts'
import type { TableContext } from './choices.ts'
import type { Column } from './columns.ts'
import type { Ordering } from './table-head.tsx'

export type TableProps<Row> = {
  ctx: TableContext
  /** The name in the cookie of hidden columns. */
  name: string
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  idOf: (row: Row) => string
  ordering?: Ordering
  /** Further content of a row, over the full width below it. */
  below?: (row: Row) => ReactNode
  /** Acts on several rows; enables selection. `nameOf` identifies a row. */
  acts?: readonly BulkAct<Row>[]
  nameOf?: (row: Row) => string
  /** Content at the start of the row of the column menu, such as filters. */
  head?: ReactNode
  /** Content beside the column menu, such as a file link. */
  tools?: ReactNode
  className?: string
}
