import type { ReactNode } from 'react'
import { PayBar } from './pay-bar.tsx'

type Spread = { low: number; median: number; high: number }

export type PayRow = {
  key: string
  name: ReactNode
  /** "43 vacancies", or the number alone in a table with such a column. */
  count: string
  /** The median as text; a note if there are too few offers. */
  median: string
  /** The middle half as text; empty without one. */
  middleHalf?: string
  spread?: Spread | null
}

type Heads = { name: string; median: string; count?: string; middleHalf?: string }
type Props = {
  heads: Heads
  rows: readonly PayRow[]
  caption?: string
  /** The common end of all bars. */
  scaleEnd?: number
}

/** Pay of ranks or vessels, as numbers and as bars on one scale; on a phone each row keeps its bar. */
export function PayTable({ heads, rows, caption, scaleEnd = 0 }: Props) {
  return (
    <table className={heads.middleHalf ? 'table stack' : 'table'}>
      {caption && <caption className="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{heads.name}</th>
          {heads.count && <NumberHead>{heads.count}</NumberHead>}
          <NumberHead>{heads.median}</NumberHead>
          {heads.middleHalf && <th scope="col">{heads.middleHalf}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            {heads.count && <td className="number">{row.count}</td>}
            <td className="number">
              <bdi>{row.median}</bdi>
            </td>
            {heads.middleHalf && <MiddleHalfCell row={row} scaleEnd={scaleEnd} />}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const NumberHead = ({ children }: { children: string }) => (
  <th scope="col" className="number">
    {children}
  </th>
)

const MiddleHalfCell = ({ row: { spread, middleHalf, count }, scaleEnd }: { row: PayRow; scaleEnd: number }) => (
  <td className="full half">
    <div className="pay-scale">
      {spread && <PayBar {...spread} scaleEnd={scaleEnd} />}
      <div className="ends">
        <bdi>{middleHalf}</bdi>
        <span>{count}</span>
      </div>
    </div>
  </td>
)
