import type { ReactNode } from 'react'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import type { PageQuery } from '#src/app/page-query.ts'
import type { AccountProps } from '../account-page.tsx'

export type SecurityProps<Data> = AccountProps<Data> & {
  /** Whether sensitive acts are open now: confirmed, and the person themselves. Else a section shows no such form. */
  open: boolean
}

export type SecurityAct = (ctx: PageContext, values: FormValues) => Promise<ActionResult>

/** A part of the security page: what it asks for, what it shows, and the forms it has by their `act`. */
export type SecuritySection<Data> = {
  /** The anchor of the section, unique on the page. */
  id: string
  query: (ctx: PageContext) => PageQuery<Data>
  Content: (props: SecurityProps<Data>) => ReactNode
  acts?: Readonly<Record<string, SecurityAct>>
}

export type AnySection = SecuritySection<unknown>

export const securitySection = <Data,>(section: SecuritySection<Data>): AnySection => section as unknown as AnySection

type PanelProps = { id: string; title: ReactNode; text?: ReactNode; children?: ReactNode }

/** A section with its heading and a line about it. */
export const SecurityPanel = ({ id, title, text, children }: PanelProps) => (
  <section id={id} className="column gap-4" aria-labelledby={`${id}-title`}>
    <div className="column gap-1">
      <h2 id={`${id}-title`}>{title}</h2>
      {text && <p className="small muted">{text}</p>}
    </div>
    {children}
  </section>
)
