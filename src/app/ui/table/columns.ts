import type { ReactNode } from 'react'

/** An order of the list that belongs to a column. */
export type ColumnOrder = { by: string; direction: 'ascending' | 'descending' }

/** A column of a table as data. */
export type Column<Row> = {
  id: string
  name: string
  cell: (row: Row) => ReactNode
  /** The row's heading; never hidden. */
  isHead?: true
  /** The value as text, if all rows may have the same: then it is shown once, above the table. */
  text?: (row: Row) => string
  /** The orders of its heading, in turn. */
  orders?: readonly ColumnOrder[]
  /** A figure, aligned to the end. */
  isNumber?: true
  /** On a phone: `no` is hidden, `only` is shown only there, `line` has a separate line; others share one with their neighbour. */
  phone?: 'no' | 'only' | 'line'
  /** On a phone its name precedes it. */
  isNamed?: true
  className?: string
  /** Replaces another column on a phone: hidden and shown with it. */
  follows?: string
}

/** Whether people may hide it; phone-only columns are not offered. */
export const mayBeHidden = ({ isHead, phone }: Pick<Column<never>, 'isHead' | 'phone'>): boolean =>
  !isHead && phone !== 'only'

export const listVisible = <Row>(columns: readonly Column<Row>[], isHidden: (id: string) => boolean): Column<Row>[] =>
  columns.filter(({ id, isHead, follows = id }) => isHead || !isHidden(follows))

const PHONE = { no: 'not-on-phone', only: 'only-on-phone', line: 'full' } as const

/** Returns the classes of a cell. */
export const cellClass = ({ isNumber, phone, className }: Column<never>): string | undefined =>
  [isNumber && 'number', phone && PHONE[phone], className].filter(Boolean).join(' ') || undefined
