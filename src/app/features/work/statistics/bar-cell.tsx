import { percentOf } from './chart-scale.ts'

type Props = {
  /** From 0 to 1. */
  share: number
  /** The place of the market's median. */
  median?: number | undefined
}

/** A cell with a bar; the number is in a cell beside it. */
export const BarCell = ({ share, median }: Props) => (
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
