import { type ReactNode, useId } from 'react'

type Props = { title: string; lead: string; children: ReactNode }

/** Fields that belong together, under their heading. */
export function FormPart({ title, lead, children }: Props) {
  const id = useId()
  return (
    <section className="sheet padded column gap-4" aria-labelledby={id}>
      <h2 className="heading-3" id={id}>
        {title}
      </h2>
      <p className="small muted">{lead}</p>
      {children}
    </section>
  )
}
