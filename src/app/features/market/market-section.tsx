import type { ReactNode } from 'react'
import { useHref } from '#src/app/ui/href.tsx'

type Props = { title: string; link?: { path: string; text: string } | undefined; children: ReactNode }

/** A part of a page: heading, the way on, and what is told. */
export function MarketSection({ title, link, children }: Props) {
  const href = useHref()
  return (
    <section className="section">
      <header>
        <h2>{title}</h2>
        {link && <a href={href(link.path)}>{link.text}</a>}
      </header>
      {children}
    </section>
  )
}
