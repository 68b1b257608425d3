import { Link } from '#src/app/ui/link.tsx'
import type { ReportKind } from '#src/contract/report/report.ts'
import { Icon } from './icon.tsx'

type Props = { kind: ReportKind; id: string; children: string }

/** The linked page has no content for search engines. */
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
