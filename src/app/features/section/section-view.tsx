import type { ReactNode } from 'react'
import { useHref } from '../../ui/href.tsx'
import { SignalFlag } from '../../ui/signal-flag.tsx'

type Props = { title: string; text: string; link: { href: string; text: string }; children?: ReactNode }

/** Heading, then facts with the next step, or an empty list under the flag Q: all is healthy, nothing to declare. */
export function SectionView({ title, text, link, children }: Props) {
  const href = useHref()
  return (
    <div className="wrap">
      <header className="head">
        <h1>{title}</h1>
      </header>
      <div className="col gap5">
        {children}
        <div className={children ? 'row split' : 'empty grat'}>
          {!children && <SignalFlag letter="Q" size="m" />}
          <p>{text}</p>
          <a className="btn go" href={href(link.href)}>
            {link.text}
          </a>
        </div>
      </div>
    </div>
  )
}
