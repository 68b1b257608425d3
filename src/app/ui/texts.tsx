import type { ReactNode } from 'react'

/** External text, isolated in its own direction. */
export const Bdi = ({ ltr = false, children }: { ltr?: boolean; children: ReactNode }) => (
  <bdi {...(ltr && { dir: 'ltr' })}>{children}</bdi>
)
