import type { ReactNode } from 'react'

type Props = { title: string; lead: string; children: ReactNode }

/** Fields that belong together, under their heading. */
export const FormPart = ({ title, lead, children }: Props) => (
  <fieldset className="sheet padded column gap-4">
    <legend className="heading-3">{title}</legend>
    <p className="small muted">{lead}</p>
    {children}
  </fieldset>
)
