import { reportPath } from '#src/contract/addresses.ts'
import type { ReportKind } from '#src/contract/report.ts'
import { useHref } from './href.tsx'
import { Icon } from './icon.tsx'

type Props = { kind: ReportKind; id: string; children: string }

/** The page behind it says nothing of its own: nothing for search engines. */
export function ReportLink({ kind, id, children }: Props) {
  const href = useHref()
  return (
    <p className="small">
      <a className="row tight" rel="nofollow" href={href(reportPath(kind, id))}>
        <Icon name="flag" size="small" />
        {children}
      </a>
    </p>
  )
}
