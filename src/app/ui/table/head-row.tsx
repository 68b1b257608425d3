import type { ReactNode } from 'react'

/** `isApart`: with space above it, below tabs or a form. */
type Props = { start: ReactNode; isApart?: boolean; children?: ReactNode }

/** The row above a table: at its start the filters or a note, at its end the tools. */
export const HeadRow = ({ start, isApart = false, children }: Props) => (
  <div className={`row split u-pbe-2${isApart ? ' u-pbs-4' : ''}`}>
    {start}
    <div className="row tight grow last">{children}</div>
  </div>
)
