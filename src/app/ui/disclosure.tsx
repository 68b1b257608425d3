import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type Props = {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** Of several with one name, only one is open. */
  name?: string
}

/** A collapsible part, such as a question and its answer. Works without scripting. */
export const Disclosure = ({ summary, children, open = false, name }: Props) => (
  <details className="disclosure" open={open} {...(name && { name })}>
    <summary>
      {summary}
      <Icon name="chevron-down" />
    </summary>
    <div>{children}</div>
  </details>
)
