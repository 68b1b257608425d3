import type { ReactNode } from 'react'
import { PathLink } from '#src/app/ui/link.tsx'

type Props = { title: string; link?: { path: string; text: string } | undefined; children: ReactNode }

/** A section with heading, link and content. */
export function MarketSection({ title, link, children }: Props) {
  return (
    <section className="section">
      <header>
        <h2>{title}</h2>
        {link && <PathLink path={link.path}>{link.text}</PathLink>}
      </header>
      {children}
    </section>
  )
}
