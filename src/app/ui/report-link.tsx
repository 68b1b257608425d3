import { Link } from '#src/app/ui/link.tsx'
import type { ReportKind } from '#src/contract/report/report.ts'
import { Icon } from './icon.tsx'

type Props = { kind: ReportKind; id: string; children: string }

/** The page behind it says nothing of its own: nothing for search engines. */
export function ReportLink({ kind, id, children }: Props) {
  return (
    <p className="small">
      <Link className="row tight" rel="nofollow" to="/report" search={{ kind, id }}>
        <Icon name="flag" size="small" />
        {children}
      </Link>
    </p>
  )
}
