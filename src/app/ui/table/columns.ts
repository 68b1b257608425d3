import type { ReactNode } from 'react'

/** An order of the list that a column stands for. */
export type ColumnOrder = { by: string; direction: 'ascending' | 'descending' }

/** One column of a table, as data. */
export type Column<Row> = {
  id: string
  name: string
  cell: (row: Row) => ReactNode
  /** Names the row; it is always there. */
  isHead?: true
  /** What the row says here, where rows may all say the same: then it is told once, above the table. */
  text?: (row: Row) => string
  /** The orders that its head leads to, in turn. */
  orders?: readonly ColumnOrder[]
  /** A figure, at the end edge. */
  isNumber?: true
  /** On a phone: `no` is left out, `only` is there alone, `line` has a line of its own; otherwise it shares one with its neighbour. */
  phone?: 'no' | 'only' | 'line'
  /** On a phone its name is before it. */
  isNamed?: true
  className?: string
  /** Says on a phone what another column says elsewhere: it is there when that one is. */
  follows?: string
}

/** Left out by people who want to see fewer; of what is on a phone alone no one is asked. */
export const mayBeHidden = ({ isHead, phone }: Pick<Column<never>, 'isHead' | 'phone'>): boolean =>
  !isHead && phone !== 'only'

export const listVisible = <Row>(columns: readonly Column<Row>[], isHidden: (id: string) => boolean): Column<Row>[] =>
  columns.filter(({ id, isHead, follows = id }) => isHead || !isHidden(follows))

const PHONE = { no: 'not-on-phone', only: 'only-on-phone', line: 'full' } as const

/** The classes of a cell. */
export const cellClass = ({ isNumber, phone, className }: Column<never>): string | undefined =>
  [isNumber && 'number', phone && PHONE[phone], className].filter(Boolean).join(' ') || undefined
