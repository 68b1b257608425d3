import type { ReactNode } from 'react'

/** A name or a text from outside, kept in its own direction. */
export const Bdi = ({ ltr = false, children }: { ltr?: boolean; children: ReactNode }) => (
  <bdi {...(ltr && { dir: 'ltr' })}>{children}</bdi>
)
