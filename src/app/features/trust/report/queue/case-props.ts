import type { ReactNode } from 'react'
import type { PageContext, PageProps } from '#src/app/page.ts'
import type { ActProps } from '#src/app/ui/forms/index.ts'
import type { AdminReport } from '#src/contract/report/admin-schemas.ts'

/** How the page asks for a confirmation before it blocks. */
export type Confirmation = {
  isConfirmed: (ctx: PageContext) => boolean
  Notice: (props: Pick<ActProps, 'ctx' | 'failure'>) => ReactNode
}
export type CaseData = { report: AdminReport }
export type CaseProps = PageProps<CaseData> & { confirmation: Confirmation }
