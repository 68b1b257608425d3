import type { ReactNode } from 'react'

/** How many rows a list has, between its tabs or filters and its table; told when it changes. */
export const ListCount = ({ children }: { children: ReactNode }) => (
  <p className="small muted u-pbs-4 u-pbe-2" role="status">
    {children}
  </p>
)
