import type { ReactNode } from 'react'
import { useHref } from '../../ui/href.tsx'

type Props = { title: string; text: string; link: { href: string; text: string }; children?: ReactNode }

/** A landing for a part of the trade: how many vacancies are open there, where, and the way to them. */
export function CountedView({ title, text, link, children }: Props) {
  const href = useHref()
  return (
    <div className="wrap">
      <header className="head">
        <div className="col">
          <h1>{title}</h1>
          <p className="muted">{text}</p>
        </div>
        <a className="btn go" href={href(link.href)}>
          {link.text}
        </a>
      </header>
      {children}
    </div>
  )
}
