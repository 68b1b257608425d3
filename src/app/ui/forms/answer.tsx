import type { ReactNode } from 'react'

type Props = { kind?: 'done' | 'failed'; id?: string; className?: string; children: ReactNode }

/**
 * The plain answer to an act, where the person looks: it takes the focus and is read out. There is no other way to say that
 * something was done or failed, so tests and styles know it by `data-answer`.
 */
export const Answer = ({ kind = 'done', id, className = 'column', children }: Props) => (
  <div id={id} className={className} role={kind === 'done' ? 'status' : 'alert'} data-answer={kind} tabIndex={-1}>
    {children}
  </div>
)
