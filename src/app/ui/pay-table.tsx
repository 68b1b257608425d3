import type { ReactNode } from 'react'
import { PayBar } from './pay-bar.tsx'

type Spread = { low: number; median: number; high: number }

export type PayRow = {
  key: string
  name: ReactNode
  /** "43 vacancies", or the bare number where the table has a column for it. */
  count: string
  /** What half of the offers are under; a word where too few are behind it. */
  median: string
  /** The middle half in words; empty where there is none. */
  middleHalf?: string
  spread?: Spread | null
}

type Heads = { name: string; median: string; count?: string; middleHalf?: string }
type Props = {
  heads: Heads
  rows: readonly PayRow[]
  caption?: string
  /** The end of the scale that all bars share. */
  scaleEnd?: number
}

/** What ranks or vessels pay, as numbers and as bars on one scale; on a phone each row keeps its bar. */
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
