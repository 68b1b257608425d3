import type { ReactNode } from 'react'

/** A heading with a paragraph or a list. */
export const TextSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="column">
    <h2>{title}</h2>
    {typeof children === 'string' ? <p>{children}</p> : children}
  </section>
)
