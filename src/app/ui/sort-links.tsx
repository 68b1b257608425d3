type Order = { value: string; name: string; href: string }

/** The orders of a list as links; the present one is marked. */
export const SortLinks = ({ label, orders, current }: { label: string; orders: readonly Order[]; current: string }) => (
  <nav className="row tight sm" aria-labelledby="sort">
    <span className="muted" id="sort">
      {label}
    </span>
    <span className="seg dense">
      {orders.map(({ value, name, href }) => (
        <a key={value} href={href} aria-current={value === current ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </span>
  </nav>
)
