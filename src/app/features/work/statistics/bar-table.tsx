import type { ReactNode } from 'react'
import { percentOf } from './chart-scale.ts'

type TableProps = {
  caption: string
  /** The heading of the rows. */
  name: string
  /** What the bars show; for screen readers. */
  bar: string
  /** Headings of the numbers. */
  numbers: readonly string[]
  children: ReactNode
}

/** A table with a bar and numbers in each row. */
export const BarTable = ({ caption, name, bar, numbers, children }: TableProps) => (
  <table className="table middle bars">
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{name}</th>
        <th scope="col" className="bar-cell">
          <span className="visually-hidden">{bar}</span>
        </th>
        {numbers.map((number) => (
          <th key={number} scope="col" className="number">
            {number}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)

type CellProps = {
  /** From 0 to 1. */
  share: number
  /** The place of the market's median. */
  median?: number | undefined
}

/** A cell with a bar; the number is in a cell beside it. */
export const BarCell = ({ share, median }: CellProps) => (
  <td className="bar-cell">
    <svg height="18" aria-hidden="true">
      <line className="grid" x1="0" x2="100%" y1="14" y2="14" />
      <rect x="0" y="4" width={percentOf(100 * share)} height="10" />
      {median !== undefined && (
        <line className="median" x1={percentOf(100 * median)} x2={percentOf(100 * median)} y1="0" y2="18" />
      )}
    </svg>
  </td>
)
