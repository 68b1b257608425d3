import type { ReactNode } from 'react'
import { type Column, cellClass } from './columns.ts'

type Props<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  /** The checkbox of the row, in a cell before the others. */
  choice?: ReactNode
  isChosen?: boolean | undefined
}

export const TableRow = <Row,>({ row, columns, choice, isChosen }: Props<Row>) => (
  <tr data-row="" aria-selected={isChosen}>
    {choice}
    {columns.map((column) => (
      <Cell key={column.id} row={row} column={column} />
    ))}
  </tr>
)

function Cell<Row>({ row, column }: { row: Row; column: Column<Row> }) {
  const className = cellClass(column)
  if (column.isHead)
    return (
      <th scope="row" className={className}>
        {column.cell(row)}
      </th>
    )
  return (
    <td className={className} data-l={column.isNamed && column.name}>
      {column.cell(row)}
    </td>
  )
}
