import type { ReactNode } from 'react'
import { useControls } from '#src/i18n/react.tsx'
import { Icon } from './icon.tsx'
import { SignalFlag } from './signal-flag.tsx'
import type { FlagLetter } from './signal-flags.ts'

type EmptyProps = {
  title: ReactNode
  text?: ReactNode
  /** The next step, a link or a button. */
  action?: ReactNode
  flag?: FlagLetter
}

/** An empty state: what it means, and what to do next. Q: my vessel is healthy. */
export const EmptyState = ({ title, text, action, flag = 'Q' }: EmptyProps) => (
  <div className="empty graticule">
    <SignalFlag letter={flag} size="medium" />
    <h2 className="heading-3">{title}</h2>
    {text && <p className="muted small">{text}</p>}
    {action}
  </div>
)

type NoticeProps = {
  tone?: 'land' | 'shoal'
  flag?: FlagLetter
  title?: ReactNode
  /** 2: directly below the title of the page. */
  level?: 2 | 3
  children: ReactNode
}

/** A notice. `land` needs attention, `shoal` is a reminder. */
export const Notice = ({ tone, flag, title, level = 3, children }: NoticeProps) => (
  <section className={tone ? `notice ${tone}` : 'notice'}>
    {flag ? <SignalFlag letter={flag} size="medium" /> : <Icon name="info" />}
    <div className="column">
      {title && (level === 2 ? <h2 className="heading-3">{title}</h2> : <h3>{title}</h3>)}
      {typeof children === 'string' ? <p className="small">{children}</p> : children}
    </div>
  </section>
)

/** Reserves the place of loading content. */
export function Skeleton({ lines = 2 }: { lines?: number }) {
  const control = useControls()
  return (
    <div className="column" role="status" aria-busy="true" aria-label={control('loading')}>
      <span className="skeleton title" />
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        <span key={index} className={index % 2 === 0 ? 'skeleton long' : 'skeleton short'} />
      ))}
    </div>
  )
}
