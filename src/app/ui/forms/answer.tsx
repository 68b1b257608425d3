import type { ReactNode } from 'react'

type Props = { kind?: 'done' | 'failed'; id?: string; className?: string; children: ReactNode }

/**
 * The message about the result of an action, where the person looks: it takes the focus and is announced. Tests and styles identify it by
 * `data-answer`.
 */
export const Answer = ({ kind = 'done', id, className = 'column', children }: Props) => (
  <div id={id} className={className} role={kind === 'done' ? 'status' : 'alert'} data-answer={kind} tabIndex={-1}>
    {children}
  </div>
)
