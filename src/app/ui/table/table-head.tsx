import { PathLink } from '../link.tsx'
import type { Column } from './columns.ts'

/** The current order, and the address of another. */
export type Ordering = { current: string; pathFor: (order: string) => string }

type Props = { column: Column<never>; ordering: Ordering | undefined }

const ARROWS = { ascending: ' ↑', descending: ' ↓' }

/** The heading of a column; a link if the list can be sorted by it. */
export function ColumnHead({ column: { name, isNumber, orders = [] }, ordering }: Props) {
  const at = orders.findIndex(({ by }) => by === ordering?.current)
  const next = orders[(at + 1) % orders.length]
  const direction = orders[at]?.direction
  return (
    <th scope="col" className={isNumber ? 'number' : undefined} aria-sort={direction}>
      {ordering && next ? (
        <PathLink className="plain sort-head" path={ordering.pathFor(next.by)}>
          {name}
          {direction && <span aria-hidden="true">{ARROWS[direction]}</span>}
        </PathLink>
      ) : (
        name
      )}
    </th>
  )
}
