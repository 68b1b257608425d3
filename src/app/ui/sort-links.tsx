import { Icon } from './icon.tsx'
import { PathLink } from './link.tsx'

export type Order = { value: string; name: string; path: string }
type Props = { label: string; orders: readonly Order[]; current: string }

/** The orders of a list as links on wide screens; the current one is marked. */
export const SortLinks = ({ label, ...props }: Props) => (
  <nav className="row tight small sorted" aria-labelledby="sort">
    <span className="muted" id="sort">
      {label}
    </span>
    <span className="segments dense">
      <OrderLinks {...props} />
    </span>
  </nav>
)

/** The same as a menu on narrow screens, so that filters and order share a row. */
export const SortMenu = ({ label, orders, current }: Props) => (
  <details className="menu sorts" data-menu="">
    <summary className="button">
      <span className="visually-hidden">{label}</span>
      {orders.find(({ value }) => value === current)?.name}
      <Icon name="chevron-down" size="small" />
    </summary>
    <div className="popup">
      <OrderLinks orders={orders} current={current} />
    </div>
  </details>
)

const OrderLinks = ({ orders, current }: Omit<Props, 'label'>) =>
  orders.map(({ value, name, path }) => (
    <PathLink key={value} path={path} aria-current={value === current ? 'true' : undefined}>
      {name}
    </PathLink>
  ))
