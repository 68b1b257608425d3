import type { ReactNode } from 'react'
import { Disclosure } from './disclosure.tsx'

export type SideItem = { href: string; label: string; current?: boolean }
type Props = { label: string; items: readonly SideItem[]; children: ReactNode }

/** A side menu and the text it belongs to; on a phone the menu is closed above the text. */
export const SideColumns = ({ label, items, children }: Props) => (
  <div className="wrap docs">
    <aside>
      <nav className="side not-sm" aria-label={label}>
        <SideList items={items} />
      </nav>
      <div className="only-md">
        <Disclosure summary={label}>
          <nav className="side" aria-label={label}>
            <SideList items={items} />
          </nav>
        </Disclosure>
      </div>
    </aside>
    <div>{children}</div>
  </div>
)

const SideList = ({ items }: { items: readonly SideItem[] }) => (
  <ul>
    {items.map(({ href, label, current }) => (
      <li key={href}>
        <a href={href} {...(current && { 'aria-current': 'page' as const })}>
          {label}
        </a>
      </li>
    ))}
  </ul>
)
