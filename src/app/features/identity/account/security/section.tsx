import type { ReactNode } from 'react'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import type { PageQuery } from '#src/app/page-query.ts'
import type { AccountProps } from '../account-page.tsx'

export type SecurityProps<Data> = AccountProps<Data> & {
  /** Whether sensitive actions are allowed now: confirmed, and not by an acting admin. Otherwise a section hides such forms. */
  open: boolean
}

export type SecurityAct = (ctx: PageContext, values: FormValues) => Promise<ActionResult>

/** A section of the security page: its queries, its view, and its forms by `act`. */
export type SecuritySection<Data> = {
  /** The unique anchor of the section. */
  id: string
  query: (ctx: PageContext) => PageQuery<Data>
  Content: (props: SecurityProps<Data>) => ReactNode
  acts?: Readonly<Record<string, SecurityAct>>
}

export type AnySection = SecuritySection<unknown>

export const securitySection = <Data,>(section: SecuritySection<Data>): AnySection => section as unknown as AnySection

type PanelProps = { id: string; title: ReactNode; text?: ReactNode; children?: ReactNode }

/** A section with heading and description. */
export const SecurityPanel = ({ id, title, text, children }: PanelProps) => (
  <section id={id} className="column gap-4" aria-labelledby={`${id}-title`}>
    <div className="column gap-1">
      <h2 id={`${id}-title`}>{title}</h2>
      {text && <p className="small muted">{text}</p>}
    </div>
    {children}
  </section>
)
