import type { ReactNode } from 'react'
import { Disclosure } from './disclosure.tsx'
import { PathLink } from './link.tsx'

export type SideItem = { path: string; label: string; current?: boolean }
export type SideGroup = { label: string; items: readonly SideItem[] }
type Props = {
  label: string
  items: readonly (SideItem | SideGroup)[]
  /** Content above the menu, such as a search. */
  top?: ReactNode
  children: ReactNode
}

/** A side menu and its text; on a phone the menu is collapsed above the text. */
export const SideColumns = ({ label, items, top, children }: Props) => (
  <div className="wrap side-columns">
    <aside className="column gap-4">
      {top}
      <nav className="side-menu only-on-desktop" aria-label={label}>
        <SideList items={items} />
      </nav>
      <div className="not-on-desktop">
        <Disclosure summary={label}>
          <nav className="side-menu" aria-label={label}>
            <SideList items={items} />
          </nav>
        </Disclosure>
      </div>
    </aside>
    <div>{children}</div>
  </div>
)

const SideList = ({ items }: { items: Props['items'] }) => (
  <ul>
    {items.map((item) => (
      <li key={item.label}>{'items' in item ? <Group {...item} /> : <SideLink {...item} />}</li>
    ))}
  </ul>
)

const Group = ({ label, items }: SideGroup) => (
  <>
    <p className="label u-pbs-4 u-pbe-1">{label}</p>
    <SideList items={items} />
  </>
)

const SideLink = ({ path, label, current }: SideItem) => (
  <PathLink path={path} {...(current && { 'aria-current': 'page' as const })}>
    {label}
  </PathLink>
)
